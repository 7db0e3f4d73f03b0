import { randomUUID } from 'node:crypto';
import { loadContract, type Operation } from '#server/http/contract.ts';
import { operations } from './contract-document.ts';

export const OPERATIONS: readonly Operation[] = (await loadContract()).operations;

export function operationNamed(wanted: string): Operation {
  const operation = OPERATIONS.find(({ id }) => id === wanted);
  if (!operation) throw new Error(`The contract has no operation ${wanted}.`);
  return operation;
}

/** The address of an operation in a practice. `/support/practice/{id}` calls the practice `id`. */
export function addressOf(
  { path }: Operation,
  ids: { organizationId?: string; practiceId?: string } = { organizationId: '1', practiceId: '1' },
): string {
  const values: Record<string, string | undefined> = {
    ...ids,
    id: ids.practiceId,
    speciality: 'general',
    idempotencyKey: 'the-one-intent',
    day: '2026-03-16',
  };
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')}`;
}

/** A new key for each request. */
export const keyHeadersOf = ({ parameters }: Operation): Record<string, string> =>
  parameters.some(({ name, required }) => required && name === 'Idempotency-Key')
    ? { 'idempotency-key': randomUUID() }
    : {};

/** The first example of its body in the contract. */
export const exampleBody = ({ id }: Operation): unknown =>
  operations.find((operation) => operation.id === id)?.body?.examples[0];
