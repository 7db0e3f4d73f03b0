import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { procedureCodesMachine } from '#machines/procedure-codes/procedure-codes.machine.ts';
import { selectIsNarrowed, selectListPhase } from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { EVERYTHING, procedureCodesModel } from '#tests/machines/procedure-codes.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { RECEIVED_CODE, RECEIVED_GROUPS } from '#tests/support/received-codes.ts';
import { type Drive, leaveField } from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof procedureCodesMachine>;

function can(snapshot: Snapshot, { event, kind, label }: Step): boolean {
  if (kind !== 'event') return !label.endsWith('→ breaks');
  const { fields, filters, found, page, pageSize } = snapshot.context;
  // A message that replaces the rows hides the controls that sort and page them.
  const hasRows = !snapshot.matches('failed') && found?.records !== 0;
  switch (event.type) {
    case 'field.change':
      return fields.texts.text === '';
    case 'field.settle':
      return snapshot.matches('typing');
    case 'filter.choose':
      return filters.category === '' && found !== null && !snapshot.matches('typing');
    case 'filters.clear':
      return snapshot.matches('shown') && found?.records === 0 && selectIsNarrowed(snapshot);
    case 'page.choose':
      return (
        hasRows && page === 1 && found !== null && found.records > pageSize && !snapshot.matches('typing')
      );
    case 'size.choose':
      return hasRows && found !== null && pageSize === 25;
    case 'sort.choose':
      return hasRows && !snapshot.matches('typing');
    case 'list.retry':
      return snapshot.matches('failed');
    default:
      return event.type !== 'list.reload';
  }
}

export const procedureCodesPage = pageModel({
  model: procedureCodesModel,
  scenes: { 'the codes of a practice': { input: { may: EVERYTHING }, can } },
  notOnPage: [
    ...['csvExport', 'codeAmounts', 'codeForm', 'codeImport'].map((chart) => ({
      transition: `procedureCodes|xstate.error.actor.${chart}|0`,
      why: 'only a defect in the chart ends it',
    })),
    { transition: 'procedureCodes|list.reload|0', why: 'the charts beside the list send it after a change' },
  ],
});

export const CODES = '/ada-codes';

export const driveProcedureCodes: Drive<typeof procedureCodesMachine> = async (adapter, desk) => {
  const answer = await desk.hold(CODES);
  await desk.tell('/ada-codes/groups', () => RECEIVED_GROUPS);
  const found = (records: number, results: object[]) => () =>
    answer(CODES, 200, { info: { records, pages: Math.ceil(records / 25) }, results });
  const sees = async (snapshot: Snapshot) => {
    const { fields, filters } = snapshot.context;
    await showsList(adapter, { ...snapshot.context, phase: selectListPhase(snapshot) });
    await shows(adapter, readFilters, { text: fields.texts.text, category: filters.category || 'Any' });
  };
  return {
    ...adapter,
    open: () => desk.open('/revenue-management'),
    do: {
      'field.change': ({ value }) => adapter.fill('Code or description', value),
      'field.settle': () => adapter.press('Enter'),
      'field.blur': () => leaveField(adapter, 'Code or description'),
      async 'filter.choose'({ value }) {
        await adapter.click('button', 'Any Category');
        await adapter.clickAt(`[role=option][data-key=${value}]`);
      },
      'filters.clear': () => adapter.click('button', 'Show all codes'),
      'sort.choose': () => adapter.click('button', 'UCR amount'),
      ...pagingOf(adapter),
      'list.retry': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'listCodes → found': found(30, [RECEIVED_CODE]),
      'listCodes → none': found(0, []),
      'listCodes → server down': () => answer(CODES, 503, BUSY),
    },
    see: everyState(procedureCodesPage, sees),
  };
};

function readFilters() {
  const filters = [...document.querySelectorAll<HTMLElement>('.codes-filters .select-value')];
  return {
    text: document.querySelector<HTMLInputElement>('.codes-search input')?.value ?? '',
    category: filters[1]?.innerText ?? '',
  };
}
