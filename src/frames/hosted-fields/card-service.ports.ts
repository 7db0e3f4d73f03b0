import { answerOf } from '#api/answer.ts';
import { limited } from '#api/call.ts';
import { type GivenCard, isGivenCard } from '#domain/payment/card-messages.ts';
import { textsOf } from '#domain/payment/hosted-fields.ts';
import type { TokenRequest } from '#machines/hosted-fields/hosted-fields.types.ts';

/** Exchanges a card or a bank account for a token. Rejects with an `ApiFailure`. */
export async function tokenize(
  page: string,
  pageId: string,
  { kind, texts }: TokenRequest,
  signal: AbortSignal,
): Promise<GivenCard> {
  const request = new Request(`${page.replace(/\/+$/, '')}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageId, kind, ...textsOf(kind, texts) }),
    signal: limited(signal),
  });
  return answerOf(replyTo(request), isGivenCard);
}

async function replyTo(request: Request) {
  const response = await fetch(request);
  const body: unknown = await response.json();
  return response.ok ? { data: body, response } : { error: body, response };
}
