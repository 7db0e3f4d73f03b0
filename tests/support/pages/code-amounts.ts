import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import { selectIsEditing, selectValueError } from '#machines/code-amounts/code-amounts.selectors.ts';
import { codeAmountsModel } from '#tests/machines/code-amounts.model.ts';
import { EVERYTHING } from '#tests/machines/procedure-codes.model.ts';
import { BUSY, listed } from '#tests/support/desk.ts';
import { RECEIVED_CODE, RECEIVED_GROUPS } from '#tests/support/received-codes.ts';
import { choose } from './choose.ts';
import type { Drive } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof codeAmountsMachine>;

/** The page shows one custom code. */
const isShown = (event: Step['event']) =>
  (event['code'] as { id: string } | undefined)?.id === RECEIVED_CODE.id;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { selected, fields } = snapshot.context;
  const isSelecting = snapshot.matches('selecting') || snapshot.matches('saving');
  switch (event.type) {
    case 'row.toggle':
    case 'amount.save':
      return isSelecting && isShown(event);
    case 'rows.select':
      return isSelecting && event['isSelected'] === (selected.length === 0);
    case 'selection.clear':
      return isSelecting && selected.length > 0;
    case 'bulk.open':
      return snapshot.matches('selecting') && selected.length > 0;
    case 'field.change':
      return snapshot.matches('editing') && fields.texts.value !== event['value'];
    case 'kind.choose':
      return snapshot.context.kind === 'percent';
    default:
      return true;
  }
}

export const codeAmountsPage = pageModel({
  model: codeAmountsModel,
  scenes: { 'one custom code is listed': { input: { may: EVERYTHING }, can } },
  notOnPage: ['conflict', 'failed'].map((state) => ({
    transition: `codeAmounts.${state}|amount.save|0`,
    why: 'the dialog covers the rows; only a row that the user is typing in is left as it opens',
  })),
});

const AMOUNTS = '/ada-codes/amounts';
const THEIRS = { ...RECEIVED_CODE, ucrAmount: 65, version: 2 };

export const driveCodeAmounts: Drive<typeof codeAmountsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(AMOUNTS);
  await desk.tell('/ada-codes', () => listed(RECEIVED_CODE));
  await desk.tell('/ada-codes/groups', () => RECEIVED_GROUPS);
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
  /** The bulk dialog is closed while the amounts are saved. */
  const seesSaving = sees('');
  return {
    ...adapter,
    open: () => desk.open('/revenue-management'),
    do: {
      'row.toggle': () => adapter.clickAt('.table-body .checkbox-label'),
      'rows.select': () => adapter.clickAt('.table-head .checkbox-label'),
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
      async 'field.blur'() {
        await adapter.focus((await adapter.inPage(readLabel, undefined)) ?? 'Percentage');
        await adapter.press('Tab');
      },
      'bulk.save': () => adapter.click('button', 'Save amounts'),
      'conflict.overwrite': () => adapter.click('button', 'Save my amounts'),
      'save.retry': () => adapter.click('button', 'Try again'),
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'saveAmounts → saved': () => answer(AMOUNTS, 200, { results: [THEIRS] }),
      'saveAmounts → changed by others': () =>
        answer(AMOUNTS, 409, {
          status: 409,
          reason: 'Conflict',
          code: 'procedureCodeChanged',
          message: 'Someone else changed these codes. Check the stored amounts and try again.',
          current: [THEIRS],
        }),
      'saveAmounts → server down': () => answer(AMOUNTS, 503, BUSY),
    },
    see: {
      'codeAmounts.selecting': sees(''),
      'codeAmounts.editing': sees('Change the amount of 1 code'),
      'codeAmounts.discarding': sees('Change the amount of 1 code'),
      'codeAmounts.saving': seesSaving,
      'codeAmounts.conflict': sees('Someone else changed these amounts'),
      'codeAmounts.failed': sees('The amounts weren’t saved'),
    },
  };
};

const readLabel = () =>
  document.querySelector<HTMLInputElement>('.dialog input[inputmode]')?.labels?.[0]?.innerText;

function readAmounts() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const input = document.querySelector<HTMLInputElement>('.dialog input[inputmode]');
  return {
    selected: Number(/\d+/.exec(words('.selection-bar'))?.[0] ?? 0),
    title: words('.dialog-title'),
    asks: [...document.querySelectorAll('.dialog-title')].at(-1)?.textContent === 'Discard your changes?',
    value: input?.value ?? null,
    kind: words('.dialog .select-value'),
    hasError: input?.ariaInvalid === 'true',
  };
}
