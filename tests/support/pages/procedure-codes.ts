import { pageModel } from '#charts/page/page-model.ts';
import { selectIsNarrowed, selectListPhase } from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { EVERYTHING, procedureCodesModel } from '#tests/machines/procedure-codes.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { RECEIVED_CODE, RECEIVED_GROUPS } from '#tests/support/received-codes.ts';
import { choose } from './choose.ts';
import { canDo, type Drive, endedByDefect, leaveField, type SnapshotOf } from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof procedureCodesModel>;

/** A message that replaces the rows hides the controls that sort and page them. */
const hasRows = (snapshot: Snapshot): boolean =>
  !snapshot.matches('failed') && snapshot.context.found?.records !== 0;
const isTyping = (snapshot: Snapshot): boolean => snapshot.matches('typing');

const can = canDo<typeof procedureCodesModel>({
  'field.change': ({ context }) => context.fields.texts.text === '',
  'field.settle': isTyping,
  'filter.choose': (snapshot) =>
    snapshot.context.filters.category === '' && snapshot.context.found !== null && !isTyping(snapshot),
  'filters.clear': (snapshot) =>
    snapshot.matches('shown') && !hasRows(snapshot) && selectIsNarrowed(snapshot),
  'page.choose': (snapshot) => {
    const { page, pageSize, found } = snapshot.context;
    const hasMore = page === 1 && found !== null && found.records > pageSize;
    return hasRows(snapshot) && hasMore && !isTyping(snapshot);
  },
  'size.choose': (snapshot) =>
    hasRows(snapshot) && snapshot.context.found !== null && snapshot.context.pageSize === 25,
  'sort.choose': (snapshot) => hasRows(snapshot) && !isTyping(snapshot),
  'list.reload': (snapshot) => snapshot.matches('failed'),
});

export const procedureCodesPage = pageModel({
  model: procedureCodesModel,
  scenes: { 'the codes of a practice': { input: { may: EVERYTHING }, can } },
  notOnPage: endedByDefect('procedureCodes', 'csvExport', 'codeAmounts', 'codeForm', 'codeImport'),
});

export const CODES = '/ada-codes';

export const driveProcedureCodes: Drive<typeof procedureCodesModel> = async (adapter, harness) => {
  const answer = await harness.pause(CODES);
  await harness.respondTo('/ada-codes/groups', () => RECEIVED_GROUPS);
  const found = (records: number, results: object[]) => () =>
    answer(CODES, 200, { info: { records, pages: Math.ceil(records / 25) }, results });
  const sees = async (snapshot: Snapshot) => {
    const { fields, filters } = snapshot.context;
    await showsList(adapter, { ...snapshot.context, phase: selectListPhase(snapshot) });
    await shows(adapter, readFilters, { text: fields.texts.text, category: filters.category || 'Any' });
  };
  return {
    open: () => harness.open('/revenue-management'),
    do: {
      'field.change': ({ value }) => adapter.fill('Code or description', value),
      'field.settle': () => adapter.press('Enter'),
      'field.blur': () => leaveField(adapter, 'Code or description'),
      'filter.choose': ({ value }) => choose(adapter, 'Any Category', value),
      'filters.clear': () => adapter.click('button', 'Show all codes'),
      'sort.choose': () => adapter.click('button', 'UCR amount'),
      ...pagingOf(adapter),
      'list.reload': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'listCodes → found': found(30, [RECEIVED_CODE]),
      'listCodes → none': found(0, []),
      'listCodes → server down': () => answer(CODES, 503, BUSY),
    },
    see: everyState(procedureCodesPage, sees),
  };
};

const readFilters = () => ({
  text: dom.value('.codes-search input'),
  category: dom.texts('.codes-filters .select-value')[1],
});
