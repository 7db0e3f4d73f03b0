import { pageModel } from '#charts/page/page-model.ts';
import { selectIsEditing, selectValueError } from '#machines/code-amounts/code-amounts.selectors.ts';
import { codeAmountsModel, STANDARD } from '#tests/machines/code-amounts.model.ts';
import { EVERYTHING } from '#tests/machines/procedure-codes.model.ts';
import { BUSY, conflict } from '#tests/support/failures.ts';
import { RECEIVED_CODE, respondWithCodes } from '#tests/support/received-codes.ts';
import { choose } from './choose.ts';
import { because, canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof codeAmountsModel>;

const isSelecting = (snapshot: Snapshot): boolean =>
  snapshot.matches('selecting') || snapshot.matches('saving');

/** The page shows one custom code. */
const isShown = (snapshot: Snapshot, { code }: { code: { id: string } }): boolean =>
  isSelecting(snapshot) && code.id === RECEIVED_CODE.id;

const can = canDo<typeof codeAmountsModel>({
  'amount.save': isShown,
  'rows.select': (snapshot, { codes: [code = STANDARD], isSelected }) =>
    isShown(snapshot, { code }) && isSelected === (snapshot.context.selected.length === 0),
  'selection.clear': (snapshot) => isSelecting(snapshot) && snapshot.context.selected.length > 0,
  'bulk.open': (snapshot) => snapshot.matches('selecting') && snapshot.context.selected.length > 0,
  'field.change': (snapshot, { value }) =>
    snapshot.matches('editing') && snapshot.context.fields.texts.value !== value,
  'kind.choose': ({ context }) => context.kind === 'percent',
  'codes.refresh': () => false,
});

export const codeAmountsPage = pageModel({
  model: codeAmountsModel,
  scenes: { 'one custom code is listed': { input: { may: EVERYTHING }, can } },
  notOnPage: [
    ...because(
      'the dialog covers the rows; only a row that the user is typing in is left as it opens',
      ...['conflict', 'failed'].map((state) => `codeAmounts.${state}|amount.save|0`),
    ),
    ...because('the charts of the list and of a code send it', 'codeAmounts|codes.refresh|0'),
  ],
});

const AMOUNTS = '/ada-codes/amounts';
const THEIRS = { ...RECEIVED_CODE, ucrAmount: 65, version: 2 };
const CHANGED = conflict('procedureCodeChanged', '', [THEIRS]);
const deleted = (others: readonly object[]) => conflict('procedureCodeDeleted', '', others);

export const driveCodeAmounts: Drive<typeof codeAmountsModel> = async (adapter, harness) => {
  const answer = await harness.pause(AMOUNTS);
  await respondWithCodes(harness);
  const sees = (title: string) => (snapshot: Snapshot) => {
    const { selected, kind, fields } = snapshot.context;
    const isEditing = selectIsEditing(snapshot);
    return shows(adapter, readAmounts, {
      selected: selected.length,
      title,
      asks: snapshot.hasTag('discarding'),
      value: isEditing ? fields.texts.value : null,
      kind: isEditing ? { percent: 'By a percentage', amount: 'To one amount' }[kind] : '',
      hasError: isEditing && selectValueError(snapshot) !== null,
    });
  };

  return {
    open: () => harness.open('/revenue-management'),
    do: {
      'rows.select': () => adapter.clickAt('.table-body .checkbox-label'),
      'selection.clear': () => adapter.click('button', 'Clear selection'),
      async 'amount.save'() {
        await adapter.click('button', 'UCR amount for X9001, $60.00');
        await shows(adapter, () => document.activeElement?.tagName, 'INPUT');
        for (const key of ['7', '0', 'Enter']) await adapter.press(key);
      },
      'bulk.open': () => adapter.click('button', 'Change amounts'),
      'kind.choose': ({ kind }) => choose(adapter, 'How to change them', kind),
      'field.change': async ({ value }) =>
        adapter.fill((await adapter.inPage(readLabel, undefined)) ?? 'Percentage', value),
      'field.blur': async () =>
        leaveField(adapter, (await adapter.inPage(readLabel, undefined)) ?? 'Percentage'),
      'bulk.save': () => adapter.click('button', 'Save amounts'),
      'conflict.overwrite': () => adapter.click('button', 'Save my amounts'),
      'save.retry': () => adapter.click('button', 'Try again'),
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'saveAmounts → saved': () => answer(AMOUNTS, 200, { results: [THEIRS] }),
      'saveAmounts → changed by others': () => answer(AMOUNTS, 409, CHANGED),
      'saveAmounts → another deleted by others': () => answer(AMOUNTS, 409, deleted([THEIRS])),
      'saveAmounts → all deleted by others': () => answer(AMOUNTS, 409, deleted([])),
      'saveAmounts → server down': () => answer(AMOUNTS, 503, BUSY),
    },
    see: {
      'codeAmounts.selecting': sees(''),
      'codeAmounts.editing': sees('Change the amount of 1 code'),
      'codeAmounts.discarding': sees('Change the amount of 1 code'),
      // The bulk dialog is closed while the amounts are saved.
      'codeAmounts.saving': sees(''),
      'codeAmounts.conflict': sees('Someone else changed these amounts'),
      'codeAmounts.failed': sees('We couldn’t confirm that the amounts were saved'),
    },
  };
};

const readLabel = () => dom.input('.dialog input[inputmode]')?.labels?.[0]?.innerText;

function readAmounts() {
  const input = dom.input('.dialog input[inputmode]');
  return {
    selected: Number(/\d+/.exec(dom.words('.selection-bar'))?.[0] ?? 0),
    title: dom.words('.dialog-title'),
    asks: dom.texts('.dialog-title').at(-1) === 'Discard your changes?',
    value: input?.value ?? null,
    kind: dom.words('.dialog .select-value'),
    hasError: input?.ariaInvalid === 'true',
  };
}
