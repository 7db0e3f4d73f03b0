import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Scope } from '../auth/policy.ts';
import { placeOfMember, placeOfPractice, type WrittenPlace } from '../practices/written-places.queries.ts';
import { conflict } from './http-error.ts';

const OTHER_PRACTICE_CONTEXT =
  'This was begun in another practice than the one that it would change, so nothing was changed. ' +
  'Go back to the practice that you meant, and do it again.';

/** What finds the place that a write changes, where the caller says which place it was begun in. */
export function placeToCompare(request: FastifyRequest, scope: Scope): RawBuilder<unknown> | undefined {
  if (request.method === 'GET' || practiceContext(request) === undefined) return undefined;
  const params = request.params as Readonly<Record<string, string>>;
  if (scope.kind === 'organization')
    return placeOfMember(params[scope.organization] ?? '', params[scope.member] ?? '');
  if (scope.kind === 'practice' || scope.kind === 'admin')
    return placeOfPractice(params[scope.practice] ?? '');
  return undefined;
}

/** Refuses a write that was begun in another organization or practice than that of what it changes. */
export function rejectOtherPracticeContext(request: FastifyRequest, place: WrittenPlace | null): void {
  if (place === null || practiceContext(request) === `${place.organizationId}/${place.practiceId}`) return;
  throw conflict('otherPracticeContext', OTHER_PRACTICE_CONTEXT);
}

const practiceContext = ({ headers }: FastifyRequest): string | undefined => {
  const value = headers['x-practice-context'];
  return typeof value === 'string' && FORM.test(value) ? value : undefined;
};

/** What is not of the contract's form is refused as such, with the other headers. */
const FORM = /^[\w-]+\/[\w-]+$/;
