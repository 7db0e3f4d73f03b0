import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOSTED_FIELDS_PATH } from '#domain/navigation/server-paths.ts';
import {
  HOSTED_FIELDS,
  type HostedKind,
  type HostedTexts,
  hostedMessage,
  NO_TEXTS,
} from '#domain/payment/hosted-fields.ts';
import type { Config } from '../config.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { HttpError, notFound, pagesNotBuilt } from '../http/http-error.ts';
import { readPage } from '../http/page.ts';
import { embeddedPagePolicy } from '../http/security-headers.ts';
import { tokenOfSandboxBankAccount, tokenOfSandboxCard } from './gateway/sandbox-accounts.ts';
import { declined } from './payment-errors.ts';

/** Longer texts are rejected unread. */
const LONGEST_TEXT = 40;
/** Expiry is checked when the payment account is added. */
const LONG_AGO = '2000-01-01';

/**
 * The sandbox's page (FRAME-5) and the service that exchanges a card or a bank account for a token. It stores nothing and
 * is not part of the API.
 */
export function serveHostedFields(
  app: FastifyInstance,
  { folder, config, callLimits }: { folder: string; config: Config; callLimits: CallLimits },
): void {
  const page = readPage(path.join(folder, 'hosted-fields'));
  const contentPolicy = embeddedPagePolicy(config);

  app.get(HOSTED_FIELDS_PATH, (_request, reply) => {
    if (page === undefined) throw pagesNotBuilt();
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', contentPolicy)
      .type('text/html; charset=utf-8')
      .send(page);
  });

  const onRequest = async (request: FastifyRequest) => callLimits.admitOpen(request);
  app.post(`${HOSTED_FIELDS_PATH}/tokens`, { onRequest }, async (request) => {
    const { pageId, kind, texts } = accountIn(request.body);
    if (pageId !== config.hostedFields.pageId) throw notFound();
    rejectFaulty(kind, texts);
    const tokenized = kind === 'bank' ? tokenOfSandboxBankAccount(texts) : tokenOfSandboxCard(texts.number);
    if (tokenized.kind === 'refused') throw declined(tokenized.reason);
    const { token, cardType, lastFour } = tokenized;
    return {
      token,
      cardType,
      lastFour,
      expirationDate: kind === 'bank' ? null : texts.expiry,
      zipCode: texts.zip,
    };
  });
}

/** Without a kind, a card. */
function accountIn(body: unknown): { pageId: string; kind: HostedKind; texts: HostedTexts } {
  const given = typeof body === 'object' && body !== null ? body : {};
  const kind = Reflect.get(given, 'kind') === 'bank' ? 'bank' : 'card';
  const names = HOSTED_FIELDS[kind];
  const text = (name: string): string => {
    const value: unknown = Reflect.get(given, name);
    if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value;
    const listed = ['pageId', ...names.slice(0, -1)].join(', ');
    const message = `Send ${listed} and ${names.at(-1)}, each as a text.`;
    throw new HttpError(400, 'malformedRequest', message);
  };
  const texts = Object.fromEntries(names.map((name) => [name, text(name)]));
  return { pageId: text('pageId'), kind, texts: { ...NO_TEXTS, ...texts } };
}

/** Never repeats a value that was sent. */
function rejectFaulty(kind: HostedKind, texts: HostedTexts): void {
  const validationErrors = HOSTED_FIELDS[kind].flatMap((field) => {
    const message = hostedMessage(field, texts, LONG_AGO);
    return message === null ? [] : [{ field, message }];
  });
  const [first] = validationErrors;
  if (first) throw new HttpError(422, 'invalidCard', first.message, { validationErrors });
}
