import { pageModel } from '#charts/page/page-model.ts';
import { selectListPhase } from '#machines/plan-fees/plan-fees.selectors.ts';
import { MAY_CHANGE, planFeesModel } from '#tests/machines/plan-fees.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { listed } from '#tests/support/harness.ts';
import { RECEIVED_FEES } from '#tests/support/received-fees.ts';
import { canDo, type Drive, endedByDefect, pressFirst, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof planFeesModel>;

const hasRows = (snapshot: Snapshot): boolean =>
  !snapshot.matches('failed') && (snapshot.context.found?.records ?? 0) > 0;

const can = canDo<typeof planFeesModel>({
  'page.choose': (snapshot) => {
    const { found, page, pageSize } = snapshot.context;
    return hasRows(snapshot) && page === 1 && (found?.records ?? 0) > pageSize;
  },
  'fees.reload': (snapshot) => snapshot.matches('failed'),
  'rows.select': (snapshot, { isSelected }) =>
    hasRows(snapshot) && isSelected === (snapshot.context.selected.length === 0),
  otherwise: ({ context }) => context.selected.length > 0,
});

export const planFeesPage = pageModel({
  model: planFeesModel,
  scenes: { 'twelve plans': { input: MAY_CHANGE, can } },
  notOnPage: endedByDefect('planFees', 'feeChange'),
});

const PATH = '/plan-fees';

export const drivePlanFees: Drive<typeof planFeesModel> = async (adapter, harness) => {
  const answer = await harness.pause(PATH);
  const sees = (snapshot: Snapshot) => {
    const { found, page, selected } = snapshot.context;
    return shows(adapter, readFees, {
      phase: selectListPhase(snapshot),
      page: found !== null && found.records > 0 ? page : null,
      selected: selected.length === 0 ? 'none' : `${selected.length} fee selected`,
    });
  };
  return {
    open: () => harness.open('/fee-management'),
    do: {
      'page.choose': () => adapter.click('button', 'Next page'),
      'fees.reload': () => adapter.click('button', 'Try again'),
      'rows.select': () => adapter.inPage(pressFirst, '[aria-label="Select all on this page"]'),
      'selection.clear': () => adapter.click('button', 'Clear selection'),
    },
    answer: {
      'listFees → some': () => answer(PATH, 200, RECEIVED_FEES),
      'listFees → none': () => answer(PATH, 200, listed()),
      'listFees → server down': () => answer(PATH, 503, BUSY),
    },
    see: everyState(planFeesPage, sees),
  };
};

function readFees() {
  const page = dom.words('.pagination-page');
  const [table] = dom.all('.table-frame');
  return {
    phase: dom.has('.table-instead [role=alert]') ? 'failed' : table?.dataset['status'],
    page: page === '' ? null : Number(/\d+/.exec(page)?.[0]),
    selected: dom.words('.selection-bar [role=status]') || 'none',
  };
}
