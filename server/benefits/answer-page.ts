import type { FastifyInstance, FastifyReply } from 'fastify';
import { ANSWER_PATH } from '#domain/navigation/server-paths.ts';
import type { Clock } from '../clock.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { formIn, redirectTo, sendFormPage, serveFormPages } from '../http/form-pages.ts';
import { answerHtml, LINK_UNKNOWN_HTML } from './answer-html.ts';
import { type BenefitQuestion, type PatientsAnswer, requestStatusOf } from './benefit-answer.ts';
import type { BenefitAnswersRepository } from './benefit-answers.queries.ts';

const OK = 200;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const GONE = 410;
/** `answer=confirmed`, and room for what a browser adds. */
const LARGEST_FORM = 256;

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
  serveFormPages(app, callLimits, (pages) => {
    pages.get<Route>(path, async ({ params }, reply) =>
      sendStatusPage(reply, await answers.find(params.key), clock()),
    );

    pages.post<Route>(path, { bodyLimit: LARGEST_FORM }, async ({ params, body, id }, reply) => {
      const said = ANSWERS.get(formIn(body).get('answer') ?? '');
      if (said === undefined)
        return sendStatusPage(reply, await answers.find(params.key), clock(), BAD_REQUEST);
      const question = await answers.answer(params.key, said, id);
      if (!question) return sendStatusPage(reply, question, clock());
      return redirectTo(reply, `${ANSWER_PATH}/${encodeURIComponent(params.key)}`);
    });
  });
}

function sendStatusPage(
  reply: FastifyReply,
  question: BenefitQuestion | undefined,
  now: Date,
  refusal?: typeof BAD_REQUEST,
): FastifyReply {
  if (!question) return sendFormPage(reply.code(refusal ?? NOT_FOUND), LINK_UNKNOWN_HTML);
  const status = requestStatusOf(question, now);
  return sendFormPage(
    reply.code(refusal ?? (status === 'expired' ? GONE : OK)),
    answerHtml(status, question),
  );
}
