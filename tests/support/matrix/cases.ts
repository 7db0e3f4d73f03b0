import type { Operation } from '#server/http/contract.ts';
import { exampleBody } from '../operations.ts';
import { holdsOneOf, type Person, SIGNED_OUT, STANDARD_CODES, whoMay } from './expected.ts';
import type { Records } from './records.ts';

/** What a call has to answer; a passed one is answered by the operation itself, whatever it says. */
export type Outcome = 'passes' | 'Unauthorized' | 'Unauthorized access.' | 403 | 404 | 'No plan fee found';

/** Own records, those of another patient, of another practice of the same organization, and of strangers. */
export interface Worlds {
  home: Records;
  neighbor: Records;
  sibling: Records;
  foreign: Records;
}

/** Where a call goes: what of its address is not the caller's, and how it is not. */
interface Target {
  name: string;
  ids: Readonly<Record<string, string>>;
  wrong: readonly string[];
}

export interface MatrixCase {
  title: string;
  operation: Operation;
  person: Person;
  ids: Readonly<Record<string, string>>;
  expected: Outcome;
  /** Of the cases with the same, one stands for the others. */
  kind: string;
}

const UNKNOWN: Readonly<Record<string, string>> = { coverageLevelId: 'nine' };
const PLACE = ['organizationId', 'practiceId', 'id'];
/** Of nobody: every practice calls its levels the same. */
const SHARED = ['coverageLevelId'];

/** Every operation that needs a token, by every person, at every target. */
export const casesOf = (
  operations: readonly Operation[],
  people: readonly Person[],
  worlds: Worlds,
): MatrixCase[] =>
  operations
    .filter((operation) => whoMay(operation) !== 'open')
    .flatMap((operation) =>
      targetsOf(operation, worlds).flatMap((target) =>
        people.map((person) => {
          const call = `${operation.id} ${target.name}`;
          const expected = expectedOf(operation, person, target);
          const title = `${person.name}: ${call}`;
          const kind = isAboutRights(operation, target) ? title : `${call} ${expected}`;
          return { title, operation, person, ids: target.ids, expected, kind };
        }),
      ),
    );

/** There every person counts. */
const isAboutRights = (operation: Operation, { wrong }: Target): boolean =>
  typeof whoMay(operation) === 'object' && wrong.length === 0;

function targetsOf(operation: Operation, { home, neighbor, sibling, foreign }: Worlds): Target[] {
  const names = (operation.path.match(/\{(\w+)\}/g) ?? []).map((each) => each.slice(1, -1));
  const own = idsOf(operation, home);
  const instead = (kind: string, ids: Readonly<Record<string, string>>, wrong: readonly string[]): Target[] =>
    wrong.map((name) => ({
      name: `with ${kind} ${name}`,
      ids: { ...own, [name]: ids[name] ?? '99999999' },
      wrong: [name],
    }));
  /** They fit one another, and not the place. */
  const together = (
    name: string,
    ids: Readonly<Record<string, string>>,
    wrong: readonly string[],
  ): Target[] =>
    wrong.length < 2
      ? []
      : [
          {
            name: `with ${name}`,
            ids: { ...own, ...Object.fromEntries(wrong.map((each) => [each, ids[each] ?? ''])) },
            wrong,
          },
        ];
  const scoped = names.filter((name) => name !== 'speciality');
  const private_ = scoped.filter((name) => !SHARED.includes(name));
  const records = private_.filter((name) => !PLACE.includes(name));
  const ofAPatient = names.includes('memberId') ? records : [];
  return [
    { name: 'at home', ids: own, wrong: [] },
    ...instead('a foreign', idsOf(operation, foreign), private_),
    ...instead('an unknown', UNKNOWN, scoped),
    ...instead("another patient's", idsOf(operation, neighbor), ofAPatient.length > 1 ? ofAPatient : []),
    ...together('all records foreign', idsOf(operation, foreign), records),
    ...(isOfOrganization(names)
      ? []
      : [
          ...instead("a sibling practice's", idsOf(operation, sibling), records),
          ...together("all records a sibling practice's", idsOf(operation, sibling), records),
        ]),
    ...(names.includes('organizationId') && names.includes('practiceId')
      ? instead('another own', { organizationId: '2' }, ['organizationId'])
      : []),
    ...together('everything foreign', idsOf(operation, foreign), private_),
    ...(names.includes('adaCodeId')
      ? [{ name: 'of a standard code', ids: { ...own, adaCodeId: home.standardCodeId }, wrong: [] }]
      : []),
  ];
}

/** Such an operation is about all practices of the organization. */
const isOfOrganization = (names: readonly string[]): boolean =>
  names.includes('organizationId') && !names.includes('practiceId');

/** The ids of an address, by the names that the contract has for them. */
export function idsOf({ path }: Operation, records: Records): Record<string, string> {
  return {
    organizationId: records.organizationId,
    practiceId: records.practiceId,
    id: records.practiceId,
    memberId: path.includes('/remove/') ? records.dependentId : records.memberId,
    planId: path.includes('/plan-fees') ? records.offeredPlanId : records.planId,
    coverageLevelId: path.endsWith('/cancel') ? records.increasedLevelId : records.coverageLevelId,
    paymentAccountId: path.startsWith('/admin/') ? records.officeAccountId : records.paymentAccountId,
    transactionId: records.transactionId,
    notificationId: path.includes('/benefits-summary/') ? records.benefitUseId : records.notificationId,
    adaCodeId: records.adaCodeId,
    speciality: 'general',
  };
}

function expectedOf(operation: Operation, person: Person, { name, wrong }: Target): Outcome {
  const { id, path } = operation;
  const who = whoMay(operation);
  if (person === SIGNED_OUT) return id === 'listMembershipCodes' ? 'Unauthorized access.' : 'Unauthorized';
  if (wrong.some((each) => PLACE.includes(each))) return 404;
  if (typeof who === 'object' && !holdsOneOf(person, who)) return 403;
  if (wrong.length > 0) return path.includes('/plan-fees/') ? 'No plan fee found' : 404;
  if (id === 'updateAdaCode' && name === 'of a standard code' && !holdsOneOf(person, STANDARD_CODES))
    return 403;
  return 'passes';
}

let bodies = 0;

/** A body that the operation takes, about the records. */
export function bodyOf(operation: Operation, records: Records): unknown {
  bodies += 1;
  const example = exampleBody(operation);
  if (typeof example !== 'object' || example === null) return undefined;
  return { ...example, ...recordsOf(example, records), ...valuesOf(operation.id, records) };
}

/** The records that a body names, by its fields. */
function recordsOf(example: object, records: Records): Record<string, unknown> {
  const named = {
    paymentAccountId: records.paymentAccountId,
    coverageLevelId: records.coverageLevelId,
    planId: records.planId,
    cdtCode: records.coveredCode,
    codeIds: [records.adaCodeId],
  };
  return Object.fromEntries(Object.entries(named).filter(([field]) => field in example));
}

/** What a body has besides, where the contract's example does not fit the records. */
function valuesOf(operationId: string, records: Records): Record<string, unknown> {
  const increase = { communicationSendDate: '2026-05-02', effectiveDate: '2026-07-01' };
  const given: Record<string, Record<string, unknown>> = {
    takePayment: { amount: 1 },
    increasePlanFee: increase,
    editPlanFee: { ...increase, coverageLevelId: records.increasedLevelId },
    updateMember: { version: 1 },
    setAutoRenew: { enable: false },
    useBenefit: { procedureDate: '2026-03-02' },
    selectMembershipCodes: { speciality: 'General' },
    emailPlanTransactions: { emailAddress: `to${bodies}@mail.test` },
    emailTransaction: { emailAddress: `to${bodies}@mail.test` },
    createAdaCode: { adaCode: `B${bodies}` },
    updateAdaCode: { adaCode: `B${bodies}` },
  };
  return given[operationId] ?? {};
}
