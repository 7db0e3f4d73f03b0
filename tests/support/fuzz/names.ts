import type { Records } from '../matrix/records.ts';

/** Whose records: the caller's own, those of another practice of the organization, those of strangers. */
export const PLACES = ['home', 'sibling', 'foreign'] as const;
export type Place = (typeof PLACES)[number];

/** A record by its place and kind, such as `<home.planId>`: known before there is one, and readable in a failure. */
export const locationOf = /<(\w+\.\w+)>/g;

const KINDS: readonly (keyof Records)[] = [
  'organizationId',
  'practiceId',
  'memberId',
  'dependentId',
  'planId',
  'paymentAccountId',
  'officeAccountId',
  'transactionId',
  'notificationId',
  'offeredPlanId',
  'coverageLevelId',
  'increasedLevelId',
  'adaCodeId',
  'standardCodeId',
  'benefitUseId',
  'coveredCode',
];

/** Records that have the names of their ids in place of the ids. */
export const recordsNamed = (place: Place): Records =>
  Object.fromEntries(KINDS.map((kind) => [kind, `<${place}.${kind}>`])) as unknown as Records;

/** What the caller has besides records, by the field of a body. */
export const NAMED: Readonly<Record<string, string>> = {
  username: '<caller.username>',
  password: '<caller.password>',
  currentPassword: '<caller.password>',
  refreshToken: '<caller.refreshToken>',
};
