import type { FastifyInstance, FastifyReply } from 'fastify';
import { ANSWER_PATH } from '#domain/navigation/server-paths.ts';
import type { Clock } from '../clock.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { ANSWER_PAGE_POLICY } from '../http/security-headers.ts';
import { answerHtml, LINK_UNKNOWN_HTML } from './answer-html.ts';
import { type BenefitQuestion, type PatientsAnswer, requestStatusOf } from './benefit-answer.ts';
import type { BenefitAnswersRepository } from './benefit-answers.queries.ts';

const OK = 200;
const SEE_OTHER = 303;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const GONE = 410;
/** `answer=confirmed`, and room for what a browser adds. */
const LARGEST_FORM = 256;
const FORM = 'application/x-www-form-urlencoded';

const ANSWERS: ReadonlyMap<string, PatientsAnswer> = new Map([
  ['confirmed', 'Confirmed'],
  ['denied', 'Denied'],
]);

interface Route {
  Params: { key: string };
}

/** GET changes nothing, because email scanners follow every link. Only the form's POST answers, once. */
export function serveAnswerPage(
  app: FastifyInstance,
  { answers, clock, callLimits }: { answers: BenefitAnswersRepository; clock: Clock; callLimits: CallLimits },
): void {
  const path = `${ANSWER_PATH}/:key`;
  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => callLimits.admitOpen(request));
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));

    pages.get<Route>(path, async ({ params }, reply) =>
      sendStatusPage(reply, await answers.find(params.key), clock()),
    );

    pages.post<Route>(path, { bodyLimit: LARGEST_FORM }, async ({ params, body, id }, reply) => {
      const said = ANSWERS.get(new URLSearchParams(typeof body === 'string' ? body : '').get('answer') ?? '');
      if (said === undefined)
        return sendStatusPage(reply, await answers.find(params.key), clock(), BAD_REQUEST);
      const question = await answers.answer(params.key, said, id);
      if (!question) return sendStatusPage(reply, question, clock());
      // Redirects, so that a reload does not send the form again.
      return reply.redirect(`${ANSWER_PATH}/${encodeURIComponent(params.key)}`, SEE_OTHER);
    });
  });
}

function sendStatusPage(
  reply: FastifyReply,
  question: BenefitQuestion | undefined,
  now: Date,
  refusal?: typeof BAD_REQUEST,
): FastifyReply {
  if (!question) return sendPage(reply.code(refusal ?? NOT_FOUND), LINK_UNKNOWN_HTML);
  const status = requestStatusOf(question, now);
  return sendPage(reply.code(refusal ?? (status === 'expired' ? GONE : OK)), answerHtml(status, question));
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', ANSWER_PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
