import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { planFeesMachine } from '#machines/plan-fees/plan-fees.machine.ts';
import { selectListPhase } from '#machines/plan-fees/plan-fees.selectors.ts';
import { planFeesModel } from '#tests/machines/plan-fees.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { RECEIVED_FEES } from '#tests/support/received-fees.ts';
import { type Drive, pressFirst } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof planFeesMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { found, page, pageSize, selected } = snapshot.context;
  const hasRows = !snapshot.matches('failed') && found !== null && found.records > 0;
  switch (event.type) {
    case 'page.choose':
      return hasRows && page === 1 && found.records > pageSize;
    case 'list.load':
      return snapshot.matches('failed');
    case 'row.toggle':
      return hasRows;
    case 'rows.select':
      return hasRows && event['isSelected'] === (selected.length === 0);
    default:
      return selected.length > 0;
  }
}

export const planFeesPage = pageModel({
  model: planFeesModel,
  scenes: { 'twelve plans': { input: undefined, can } },
  notOnPage: [],
});

const PATH = '/plan-fees';
const NONE = { info: { records: 0, pages: 0 }, results: [] };

export const drivePlanFees: Drive<typeof planFeesMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PATH);
  const sees = (snapshot: Snapshot) => {
    const { found, page, selected } = snapshot.context;
    return shows(adapter, readFees, {
      phase: selectListPhase(snapshot),
      page: found !== null && found.records > 0 ? page : null,
      selected: selected.length === 0 ? 'none' : `${selected.length} fee selected`,
    });
  };
  return {
    ...adapter,
    open: () => desk.open('/fee-management'),
    do: {
      'page.choose': () => adapter.click('button', 'Next page'),
      'list.load': () => adapter.click('button', 'Try again'),
      'row.toggle': () => adapter.inPage(pressFirst, '[aria-label="Select Everyday Care, Individual"]'),
      'rows.select': () => adapter.inPage(pressFirst, '[aria-label="Select all on this page"]'),
      'selection.clear': () => adapter.click('button', 'Clear selection'),
    },
    answer: {
      'listFees → some': () => answer(PATH, 200, RECEIVED_FEES),
      'listFees → none': () => answer(PATH, 200, NONE),
      'listFees → server down': () => answer(PATH, 503, BUSY),
    },
    see: everyState(planFeesPage, sees),
  };
};

function readFees() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const isFailed = document.querySelector('.table-instead [role=alert]') !== null;
  const page = words('.pagination-page');
  return {
    phase: isFailed ? 'failed' : document.querySelector<HTMLElement>('.table-frame')?.dataset['status'],
    page: page === '' ? null : Number(/\d+/.exec(page)?.[0]),
    selected: words('.selection-bar [role=status]') || 'none',
  };
}
