import { model } from '#charts/explore/model.ts';
import { levelKey, type PlanFeePage } from '#domain/plan/plan-fee.ts';
import { planFeesMachine } from '#machines/plan-fees/plan-fees.machine.ts';
import { DEFECT, isBroken } from '#tests/support/failures.ts';
import { FEES, FREE_LEVEL } from '#widgets/plan-fees/story-fees.ts';

const ONE: PlanFeePage = {
  ...FEES,
  plans: [{ id: '12', name: 'Everyday Care', levels: [FREE_LEVEL] }],
};
const NONE: PlanFeePage = { records: 0, plans: [], noticeDays: 60 };
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
const KEY = levelKey(FREE_LEVEL);

/** The stopped clock of a walked page shows this day. */
export const MAY_CHANGE = { today: '1969-12-31', mayIncrease: true, mayEdit: true };

export const planFeesModel = model({
  machine: planFeesMachine,
  inputs: [MAY_CHANGE],
  events: {
    'page.choose': [{ page: 2 }],
    'fees.reload': [{}],
    'rows.select': [
      { case: 'all', ids: [KEY], isSelected: true },
      { case: 'none', ids: [KEY], isSelected: false },
    ],
    'selection.clear': [{}],
  },
  outcomes: {
    feeChange: { breaks: DEFECT },
    listFees: { some: { output: ONE }, none: { output: NONE }, 'server down': { error: BUSY } },
  },
  abstraction: ({ context: { page, found, selected, failure } }) => [
    page,
    found?.records ?? null,
    selected.length,
    failure === null,
  ],
  /** A defect in the chart of a change does not affect the list. */
  isWorthTaking: (snapshot, { label }) =>
    !isBroken(snapshot) && (!label.endsWith('→ breaks') || snapshot.matches('shown')),
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The page starts by loading the plans, and rests once they are loaded.',
  invariants: {
    'API-14.1: a page that is shown exists.': (snapshot) => {
      const { found, page, pageSize } = snapshot.context;
      if (!snapshot.matches('shown')) return true;
      return found !== null && page <= Math.max(1, Math.ceil(found.records / pageSize));
    },
    'API-14: a fee is selected at most once.': ({ context: { selected } }) =>
      new Set(selected.map(levelKey)).size === selected.length,
    'API-14: a failure is shown exactly where the last load failed.': (snapshot) =>
      (snapshot.context.failure !== null && !isBroken(snapshot)) === snapshot.matches('failed'),
    'API-14: the server is called exactly while the page loads.': (snapshot) =>
      snapshot.hasTag('loading') === 'listFees' in snapshot.children,
  },
});
