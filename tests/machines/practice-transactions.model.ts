import { model } from '#charts/explore/model.ts';
import type { PracticeTransactionPage } from '#domain/payment/practice-transactions.ts';
import { practiceTransactionsMachine } from '#machines/practice-transactions/practice-transactions.machine.ts';
import { aCharge, aRefund } from '#tests/support/charges.ts';
import { DEFECT, isBroken } from '#tests/support/failures.ts';

const ADA = {
  memberId: '10000001',
  memberName: 'Ada Marlowe',
  userName: 'office@bridgework.test',
  userFullName: 'Olga Office',
};
export const FOUND: PracticeTransactionPage = {
  records: 21,
  transactions: [
    { ...aRefund, ...ADA },
    { ...aCharge, ...ADA },
  ],
  totals: { paidCents: 3000, refundedCents: 1250, voidedCents: 0, pendingCents: 0 },
  users: [{ userName: 'office@bridgework.test', fullName: 'Olga Office' }],
};
const NONE: PracticeTransactionPage = {
  records: 0,
  transactions: [],
  totals: { paidCents: 0, refundedCents: 0, voidedCents: 0, pendingCents: 0 },
  users: [],
};
const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const practiceTransactionsModel = model({
  machine: practiceTransactionsMachine,
  inputs: [{ today: '2026-11-22', mayReverse: true }],
  events: {
    'sort.choose': [{ sort: { field: 'amount', order: 'asc' } }],
    'page.choose': [{ page: 2 }],
    'size.choose': [{ pageSize: 25 }],
    'filter.choose': [{ filter: 'status', value: 'Refunded' }],
    'period.choose': [{ period: 'today' }],
    'today.change': [{ today: '2026-11-22' }],
    'filter.clear': [{}],
    'field.change': [
      { case: 'a day', field: 'from', value: '11/01/2026' },
      { case: 'a day without slashes', field: 'from', value: '11011969' },
    ],
    'field.blur': [{ field: 'from' }],
    'list.reload': [{}],
  },
  outcomes: {
    csvExport: { breaks: DEFECT },
    reversal: { breaks: DEFECT },
    listTransactions: { found: { output: FOUND }, none: { output: NONE }, 'server down': SERVER_DOWN },
  },
  /** The order of the rows does not affect later steps. */
  abstraction: ({ context: { sort: _, found, failure, ...context } }) => [
    context,
    found?.records ?? null,
    failure === null,
  ],
  /** A defect in a chart next to the list does not affect the list. */
  isWorthTaking: (snapshot, { label }) =>
    !isBroken(snapshot) && (!label.endsWith('→ breaks') || snapshot.matches('shown')),
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The page starts by loading the transactions, and rests once they are loaded.',
  invariants: {
    'API-18: a page that is shown exists.': (snapshot) => {
      const { found, page, pageSize } = snapshot.context;
      if (!snapshot.matches('shown')) return true;
      return found !== null && page <= Math.max(1, Math.ceil(found.records / pageSize));
    },
    'API-18: the server is called exactly while the page shows that it loads.': (snapshot) =>
      snapshot.hasTag('loading') === 'listTransactions' in snapshot.children,
    'API-18: a failure is shown exactly where the last call failed.': (snapshot) =>
      (snapshot.context.failure !== null && !isBroken(snapshot)) === snapshot.matches('failed'),
    'API-18: the list is limited only by days that exist.': ({ context: { days } }) =>
      [days.from, days.to].every((day) => day === null || /^(1969-11-01|2026-11-(01|22))$/.test(day)),
  },
});
