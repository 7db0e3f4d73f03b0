import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { MONTHS, monthName } from '#domain/goal/goal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { goalSettingsMachine } from '#machines/goal-settings/goal-settings.machine.ts';
import {
  selectChangeCount,
  selectConflict,
  selectIsFilling,
  selectIsSaving,
  selectMonthsOver,
  selectPhase,
  selectTotalError,
} from '#machines/goal-settings/goal-settings.selectors.ts';
import { goalSettingsModel } from '#tests/machines/goal-settings.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { choose } from './choose.ts';
import { type Drive, leaveField } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof goalSettingsMachine>;

const isAt = (snapshot: Snapshot, ...states: ('unchanged' | 'changed')[]) =>
  states.some((state) => snapshot.matches({ shown: state }));

/** While a dialog is open or goals of another user are compared, the grid takes nothing. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { year, fields, shape } = snapshot.context;
  switch (event.type) {
    case 'year.choose':
      return (
        year === 1969 &&
        (snapshot.matches('loading') || snapshot.matches('failed') || isAt(snapshot, 'unchanged')) &&
        selectChangeCount(snapshot) === 0
      );
    case 'goals.load':
      return snapshot.matches('failed');
    case 'goal.edit':
    case 'goals.paste':
      return isAt(snapshot, 'unchanged', 'changed') && (event['index'] === 11 || year > 1969);
    case 'fill.open':
      return isAt(snapshot, 'unchanged', 'changed');
    case 'goals.save':
    case 'goals.discard':
      return isAt(snapshot, 'changed');
    case 'field.change':
      return selectIsFilling(snapshot) && fields.texts.total !== event['value'];
    case 'field.blur':
      return selectIsFilling(snapshot);
    // A click first leaves the field.
    case 'shape.choose':
      return selectIsFilling(snapshot) && fields.refusal === null && shape !== 'equal';
    case 'fill.apply':
    case 'fill.close':
      return selectIsFilling(snapshot) && fields.refusal === null;
    default:
      return snapshot.matches({ shown: 'conflicting' });
  }
}

const lockedMonths = (snapshot: Snapshot) =>
  selectIsSaving(snapshot) || selectConflict(snapshot) !== null ? MONTHS.length : selectMonthsOver(snapshot);

const notIn = (state: string, why: string) =>
  ['goal.edit', 'goals.paste'].map((type) => ({
    transition: `goalSettings.shown.${state}|${type}|0`,
    why,
  }));

export const goalSettingsPage = pageModel({
  model: goalSettingsModel,
  scenes: { 'the goals of 1969': { input: { today: '1969-12-31', mayEdit: true }, can } },
  notOnPage: [
    ...notIn('filling', 'the dialog covers the grid'),
    ...notIn('saving', 'the cells are locked until the goals are saved'),
    ...notIn('comparing', 'the cells are locked until the goals are compared'),
    ...notIn('conflicting', 'the cells are locked until the user decides'),
  ],
});

const PATH = '/goals';
const target = { setting: 35_000, met: 28_000, percent: 80 };
const record = (year: number, version: number) => ({
  organizationId: '1',
  practiceId: '1',
  year,
  monthlyTargets: Object.fromEntries(MONTHS.map((month) => [month, target])),
  version,
  changedBy: version === 3 ? 'Dana Núñez' : 'Sam Ortiz',
});
const CHANGED = {
  status: 409,
  reason: 'Conflict',
  code: 'goalsChanged',
  message: 'Someone else changed these goals. Nothing was saved.',
};

export const driveGoalSettings: Drive<typeof goalSettingsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PATH);
  await desk.tell('/goals/organization', () => ({
    organizationId: '1',
    year: 1969,
    monthlyTargets: record(1969, 1).monthlyTargets,
    practices: [],
  }));
  const read = async () => {
    await answer(PATH, 200, record(1969, 3));
    await answer(PATH, 200, record(1968, 1));
  };
  const sees = (snapshot: Snapshot) => {
    const { year, draft, notice, failure } = snapshot.context;
    const phase = selectPhase(snapshot);
    const isShown = phase === 'shown';
    return shows(adapter, readGoals, {
      phase,
      year: String(year),
      goals: isShown ? draft.map(formatMoney) : [],
      changes: String(selectChangeCount(snapshot) || ''),
      isSaving: selectIsSaving(snapshot),
      locked: isShown ? lockedMonths(snapshot) : 0,
      failure: failure?.message ?? '',
      notice: (isShown && notice?.message) || '',
      conflict: selectConflict(snapshot) === null ? '' : 'Dana Núñez changed these goals',
      filling: selectIsFilling(snapshot) ? fillingIn(snapshot) : null,
    });
  };
  return {
    ...adapter,
    open: () => desk.open('/goal-settings'),
    do: {
      'year.choose': ({ year }) => choose(adapter, 'Year', String(year)),
      'goals.load': () => adapter.click('button', 'Try again'),
      async 'goal.edit'({ index, cents }) {
        await adapter.click('button', new RegExp(`^${monthName(index)} goal, `));
        await shows(adapter, readIsEditing, true);
        await adapter.inPage(typeGoal, String(cents / 100));
        await adapter.press('Enter');
        await shows(adapter, readIsEditing, false);
      },
      'goals.paste': ({ index, text }) => adapter.inPage(pasteInto, [monthName(index), text] as const),
      'fill.open': () => adapter.click('button', 'Fill year'),
      'fill.apply': () => adapter.click('button', 'Fill year'),
      'fill.close': () => adapter.click('button', 'Cancel'),
      'field.change': ({ value }) => adapter.fill('Total for the year', value),
      'field.blur': () => leaveField(adapter, 'Total for the year'),
      'shape.choose': () => adapter.inPage(pressShape, 'Equal months'),
      'goals.save': () => adapter.click('button', 'Save changes'),
      'goals.discard': () => adapter.click('button', 'Discard changes'),
      'mine.keep': () => adapter.click('button', 'Keep my changes'),
      'theirs.take': () => adapter.click('button', 'Use their goals'),
    },
    answer: {
      'loadGoals → read': read,
      'loadGoals → server down': () => answer(PATH, 503, BUSY),
      'saveGoals → saved': () => answer(PATH, 200, { message: 'Goals set successfully' }),
      'saveGoals → changed by another user': () => answer(PATH, 409, CHANGED),
      'saveGoals → server down': () => answer(PATH, 503, BUSY),
    },
    see: everyState(goalSettingsPage, sees),
  };
};

/** A click on a shape leaves the field, which formats its amount. */
const plainly = (amount: string) => amount.replace(/,|\.00$/g, '');

function fillingIn(snapshot: Snapshot) {
  const { fields, shape } = snapshot.context;
  const error = selectTotalError(snapshot);
  return {
    total: plainly(fields.texts.total),
    shape,
    error: error === null ? '' : (fields.refusal?.message ?? error),
  };
}

const readIsEditing = () => document.activeElement?.matches('.grid-form input') ?? false;

function typeGoal(text: string): void {
  const input = document.querySelector<HTMLInputElement>('.grid-form input');
  if (input === null) throw new Error('No goal is edited');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Runs in the page. */
export function pasteInto([month, text]: readonly [string, string]): void {
  const cells = [...document.querySelectorAll('[role=grid] button')];
  const cell = cells.find((each) => each.getAttribute('aria-label')?.startsWith(`${month} goal, `));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  cell?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

function pressShape(name: string): void {
  const options = [...document.querySelectorAll<HTMLElement>('.dialog .radio')];
  options.find(({ innerText }) => innerText.trim() === name)?.click();
}

function readGoals() {
  const words = (selector: string) =>
    (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const rows = [...document.querySelectorAll<HTMLElement>('.goals [role=grid] .grid-row')];
  const isFailed = document.querySelector('.goals .state-message[role=alert]') !== null;
  const phase = rows.length > 0 ? 'shown' : 'loading';
  const dialog = document.querySelector<HTMLElement>('.dialog');
  const input = dialog?.querySelector('input[name=total]') as HTMLInputElement | null | undefined;
  const message = document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.innerText;
  const chosen = [...(dialog?.querySelectorAll<HTMLElement>('.radio') ?? [])].findIndex(
    (radio) => radio.querySelector('input')?.checked,
  );
  return {
    phase: (isFailed ? 'failed' : phase) as 'failed' | 'shown' | 'loading',
    year: words('.goals-year .select-value'),
    goals: rows.map((row) => /\$[\d,.]+/.exec(row.innerText)?.[0] ?? ''),
    changes: /^\d+/.exec(words('.goals-changes'))?.[0] ?? '',
    isSaving: document.querySelector('.goals-bar [data-loading]') !== null,
    locked: rows.filter((row) => row.querySelector('.grid-locked') !== null).length,
    failure: words('.goals .banner[data-tone=danger] .banner-title + div') || words('.state-message-words'),
    notice: words('.goals [role=status] .banner'),
    conflict: words('.goals .banner[data-tone=warning] .banner-title'),
    filling:
      input === null || input === undefined
        ? null
        : {
            total: input.value.replace(/,|\.00$/g, ''),
            shape: (['results', 'goals', 'equal'] as const)[chosen] ?? 'results',
            error: input.getAttribute('aria-invalid') === 'true' ? (message ?? '') : '',
          },
  };
}
