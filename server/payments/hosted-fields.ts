import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOSTED_FIELDS_PATH } from '#domain/navigation/server-paths.ts';
import { CARD_FIELDS, type CardTexts, cardMessage } from '#domain/payment/card-fields.ts';
import type { Config } from '../config.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { HttpError, notFound, unprocessable } from '../http/http-error.ts';
import { embeddedPagePolicy } from '../http/security-headers.ts';
import { tokenOfSandboxCard } from './gateway/sandbox-cards.ts';

const BAD_REQUEST = 400;
const UNPROCESSABLE = 422;
/** Longer texts are rejected unread. */
const LONGEST_TEXT = 40;
/** Expiry is checked when the payment account is added. */
const LONG_AGO = '2000-01-01';

/**
 * The sandbox's card fields (FRAME-5) and the service that exchanges a card for a token. It stores nothing and is not
 * part of the API.
 */
export function serveHostedFields(
  app: FastifyInstance,
  { folder, config, callLimits }: { folder: string; config: Config; callLimits: CallLimits },
): void {
  const file = path.join(folder, 'hosted-fields', 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const contentPolicy = embeddedPagePolicy(config);

  app.get(HOSTED_FIELDS_PATH, (_request, reply) => {
    if (page === undefined)
      throw new HttpError(503, 'unavailable', "The pages aren't built yet. Run npm run build.");
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', contentPolicy)
      .type('text/html; charset=utf-8')
      .send(page);
  });

  const onRequest = async (request: FastifyRequest) => callLimits.admitOpen(request);
  app.post(`${HOSTED_FIELDS_PATH}/tokens`, { onRequest }, async (request) => {
    const { pageId, ...texts } = cardIn(request.body);
    if (pageId !== config.hostedFields.pageId) throw notFound();
    refuseFaulty(texts);
    const tokenized = tokenOfSandboxCard(texts.number);
    if (tokenized.kind === 'refused') throw unprocessable('cardDeclined', tokenized.reason);
    const { token, cardType, lastFour } = tokenized;
    return { token, cardType, lastFour, expirationDate: texts.expiry, zipCode: texts.zip };
  });
}

function cardIn(body: unknown): CardTexts & { pageId: string } {
  const given = typeof body === 'object' && body !== null ? body : {};
  const text = (name: string): string => {
    const value: unknown = Reflect.get(given, name);
    if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value;
    throw new HttpError(
      BAD_REQUEST,
      'malformedRequest',
      'Send pageId, number, expiry, code and zip, each as a text.',
    );
  };
  return {
    pageId: text('pageId'),
    number: text('number'),
    expiry: text('expiry'),
    code: text('code'),
    zip: text('zip'),
  };
}

/** Never repeats a value that was sent. */
function refuseFaulty(texts: CardTexts): void {
  const validationErrors = CARD_FIELDS.flatMap((field) => {
    const message = cardMessage(field, texts, LONG_AGO);
    return message === null ? [] : [{ field, message }];
  });
  const [first] = validationErrors;
  if (first) throw new HttpError(UNPROCESSABLE, 'invalidCard', first.message, { validationErrors });
}
