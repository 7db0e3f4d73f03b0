import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Transaction } from '#domain/payment/transaction.ts';
import { listPhaseOf } from '../shared/list-query.ts';
import type { transactionsMachine } from './transactions.machine.ts';

export type TransactionsRef = ActorRefFrom<typeof transactionsMachine>;
type Snapshot = SnapshotFrom<typeof transactionsMachine>;

export const selectFound = ({ context }: Snapshot) => context.found;
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectReceiptFailure = ({ context }: Snapshot) => context.receiptFailure;
/** A receipt loads. Until it ends, no other one can be opened or saved. */
export const selectIsOpeningReceipt = (snapshot: Snapshot) => snapshot.matches({ receipt: 'opening' });

export const selectListPhase = (snapshot: Snapshot) =>
  listPhaseOf(snapshot, snapshot.matches({ list: 'failed' }));

export const selectIsListing = (snapshot: Snapshot) => snapshot.hasTag('loading');

/** False if the list could not be loaded. */
export const selectListedTransactions = (snapshot: Snapshot): readonly Transaction[] =>
  snapshot.matches({ list: 'shown' })
    ? (snapshot.context.found?.chains ?? []).flatMap(({ entries }) => entries)
    : [];

/** Also true while the rows load. */
export const selectHasRows = (snapshot: Snapshot): boolean =>
  selectListPhase(snapshot) !== 'failed' && snapshot.context.found?.records !== 0;

export const selectCanRunHidden = (snapshot: Snapshot) =>
  snapshot.matches({ list: 'shown', receipt: 'idle' });
