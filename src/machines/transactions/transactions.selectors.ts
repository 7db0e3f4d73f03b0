import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { transactionsMachine } from './transactions.machine.ts';

export type TransactionsRef = ActorRefFrom<typeof transactionsMachine>;
type Snapshot = SnapshotFrom<typeof transactionsMachine>;

/** The last page that was found; null before the first. */
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** Why a receipt is not there, while the page says so. */
export const selectReceiptFailure = ({ context }: Snapshot) => context.receiptFailure;
export const selectIsOpeningReceipt = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** What the table shows: rows that are known stay while others are asked for. */
export function selectListPhase(snapshot: Snapshot): 'loading' | 'refreshing' | 'failed' | 'ready' {
  if (snapshot.matches({ list: 'failed' })) return 'failed';
  if (snapshot.context.found === null) return 'loading';
  return snapshot.hasTag('loading') ? 'refreshing' : 'ready';
}
/** Nothing is being loaded or changed: the chart can stay while its page is hidden. */
export const selectIsSettled = (snapshot: Snapshot) =>
  snapshot.matches({ list: 'shown', receipt: 'resting' });
