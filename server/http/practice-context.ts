import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Scope } from '../auth/policy.ts';
import { targetOfMember, targetOfPractice, type WriteTarget } from '../practices/write-targets.queries.ts';
import { conflict } from './http-error.ts';

const OTHER_PRACTICE_CONTEXT =
  'You switched practices, so nothing was saved. Go back to the right practice and try again.';

/** A query for the practice that a write changes, if the call names its practice context. */
export function targetToCompare(request: FastifyRequest, scope: Scope): RawBuilder<unknown> | undefined {
  if (request.method === 'GET' || practiceContext(request) === undefined) return undefined;
  const params = request.params as Readonly<Record<string, string>>;
  if (scope.kind === 'organization')
    return targetOfMember(params[scope.organization] ?? '', params[scope.member] ?? '');
  if ('practice' in scope) return targetOfPractice(params[scope.practice] ?? '');
  return undefined;
}

/** @throws HttpError 409 if the write belongs to another practice than its context */
export function rejectOtherPracticeContext(request: FastifyRequest, target: WriteTarget | null): void {
  if (target === null || practiceContext(request) === `${target.organizationId}/${target.practiceId}`) return;
  throw conflict('otherPracticeContext', OTHER_PRACTICE_CONTEXT);
}

const practiceContext = ({ headers }: FastifyRequest): string | undefined => {
  const value = headers['x-practice-context'];
  return typeof value === 'string' && FORM.test(value) ? value : undefined;
};

/** Other values are rejected with the other headers. */
const FORM = /^[\w-]+\/[\w-]+$/;
