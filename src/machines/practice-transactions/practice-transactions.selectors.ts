import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  DAY_RULES,
  type DayField,
  dayMessage,
  type PracticeTransaction,
  periodOf,
} from '#domain/payment/practice-transactions.ts';
import { listPhaseOf } from '../shared/list-query.ts';
import { type practiceTransactionsMachine, requestOf } from './practice-transactions.machine.ts';

export type PracticeTransactionsRef = ActorRefFrom<typeof practiceTransactionsMachine>;
type Snapshot = SnapshotFrom<typeof practiceTransactionsMachine>;

export const selectCsvExport = ({ children }: Snapshot) => children.csvExport;
export const selectReversal = ({ children }: Snapshot) => children.reversal;
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectChoices = ({ context }: Snapshot) => context.choices;
export const selectListFailure = ({ context }: Snapshot) => context.failure;
export const selectRequest = ({ context }: Snapshot) => requestOf(context);
export const selectPeriod = ({ context }: Snapshot) => periodOf(context.fields.texts, context.today);

const filled = (values: object) => Object.values(values).filter((value) => value !== '');

export const selectIsNarrowed = ({ context: { choices, fields } }: Snapshot) =>
  filled(choices).length + filled(fields.texts).length > 0;

/** A period counts once. Choosing the rows of a total is not a filter. */
export const selectFilterCount = ({ context: { choices, fields } }: Snapshot) =>
  filled({ ...choices, countedIn: '' }).length + Math.min(1, filled(fields.texts).length);

/** A date that the user is still typing is not an error yet. */
export const selectDayMessage =
  (field: DayField) =>
  ({ context: { fields, typing } }: Snapshot) =>
    typing === field && fields.texts[field].length < DAY_RULES[field].maxLength
      ? null
      : dayMessage(fields.texts, field);

export const selectIsListing = (snapshot: Snapshot) => snapshot.hasTag('loading');

/** False if the list could not be loaded. */
export const selectListedTransactions = (snapshot: Snapshot): readonly PracticeTransaction[] =>
  snapshot.matches('shown') ? (snapshot.context.found?.transactions ?? []) : [];

export const selectListPhase = (snapshot: Snapshot) => listPhaseOf(snapshot, snapshot.matches('failed'));
