import { pageModel } from '#charts/page/page-model.ts';
import { MONTHS, monthName } from '#domain/goal/goal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import * as select from '#machines/goal-settings/goal-settings.selectors.ts';
import { CHANGED, GOALS_OF_1969, goalSettingsModel } from '#tests/machines/goal-settings.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { choose } from './choose.ts';
import {
  because,
  canDo,
  type Drive,
  endedByDefect,
  leaveField,
  pressFirst,
  type SnapshotOf,
  typeInto,
} from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof goalSettingsModel>;

const isAt = (snapshot: Snapshot, ...states: ('unchanged' | 'changed')[]) =>
  states.some((state) => snapshot.matches({ shown: state }));

const mayType = (snapshot: Snapshot, { index }: { index: number }): boolean =>
  isAt(snapshot, 'unchanged', 'changed') && (index === 11 || snapshot.context.year > 1969);
/** A click first leaves the field. */
const canLeave = (snapshot: Snapshot): boolean =>
  select.selectIsFilling(snapshot) && snapshot.context.fields.refusal === null;

/** While a dialog is open or goals of another user are compared, the grid takes nothing. */
const can = canDo<typeof goalSettingsModel>({
  'year.choose': (snapshot) =>
    snapshot.context.year === 1969 &&
    (snapshot.matches('loading') || snapshot.matches('failed') || isAt(snapshot, 'unchanged')) &&
    select.selectChangeCount(snapshot) === 0,
  'goals.load': (snapshot) => snapshot.matches('failed'),
  'today.change': () => false,
  'goal.edit': mayType,
  'goals.paste': mayType,
  'fill.open': (snapshot) => isAt(snapshot, 'unchanged', 'changed'),
  'goals.save': (snapshot) => isAt(snapshot, 'changed'),
  'goals.discard': (snapshot) => isAt(snapshot, 'changed'),
  'field.change': (snapshot, { value }) =>
    select.selectIsFilling(snapshot) && snapshot.context.fields.texts.total !== value,
  'field.blur': select.selectIsFilling,
  'shape.choose': (snapshot) => canLeave(snapshot) && snapshot.context.shape !== 'equal',
  'fill.apply': canLeave,
  'fill.close': canLeave,
  otherwise: (snapshot) => snapshot.matches({ shown: 'conflicting' }),
});

const lockedMonths = (snapshot: Snapshot) =>
  select.selectIsSaving(snapshot) || select.selectConflict(snapshot) !== null
    ? MONTHS.length
    : select.selectMonthsOver(snapshot);

export const goalSettingsPage = pageModel({
  model: goalSettingsModel,
  scenes: { 'the goals of 1969': { input: GOALS_OF_1969, can } },
  notOnPage: [
    ...endedByDefect('goalSettings', 'organizationGoals'),
    ...because(
      'only a copy that was rejected reloads the goals',
      'goalSettings.shown.unchanged|goals.load|0',
    ),
    ...because('the day changes at midnight', 'goalSettings|today.change|0'),
  ],
});

const PATH = '/goals';
const MONTHLY_TARGETS = Object.fromEntries(
  MONTHS.map((month) => [month, { setting: 35_000, met: 28_000, percent: 80 }]),
);

/** The goals of a year in the contract's format, of one practice. */
export const recordedGoals = (year: number, version: number) => ({
  organizationId: '1',
  practiceId: '1',
  year,
  monthlyTargets: MONTHLY_TARGETS,
  version,
  changedBy: version === 3 ? 'Dana Núñez' : 'Sam Ortiz',
});

/** The same of all practices. */
export const organizationGoals = (...practices: object[]) => ({
  organizationId: '1',
  year: 1969,
  monthlyTargets: MONTHLY_TARGETS,
  practices,
});

export const driveGoalSettings: Drive<typeof goalSettingsModel> = async (adapter, harness) => {
  const answer = await harness.pause(PATH);
  await harness.respondTo('/goals/organization', () => organizationGoals());
  const read = async () => {
    await answer(PATH, 200, recordedGoals(1969, 3));
    await answer(PATH, 200, recordedGoals(1968, 1));
  };
  const sees = (snapshot: Snapshot) => {
    const { year, draft, notice, failure } = snapshot.context;
    const phase = select.selectPhase(snapshot);
    const isShown = phase === 'shown';
    return shows(adapter, readGoals, {
      phase,
      year: String(year),
      goals: isShown ? draft.map(formatMoney) : [],
      changes: String(select.selectChangeCount(snapshot) || ''),
      isSaving: select.selectIsSaving(snapshot),
      locked: isShown ? lockedMonths(snapshot) : 0,
      failure: failure?.message ?? '',
      notice: (isShown && notice?.message) || '',
      conflict: select.selectConflict(snapshot) === null ? '' : 'Dana Núñez changed these goals',
      filling: select.selectIsFilling(snapshot) ? fillingIn(snapshot) : null,
    });
  };
  return {
    open: () => harness.open('/goal-settings'),
    do: {
      'year.choose': ({ year }) => choose(adapter, 'Year', String(year)),
      'goals.load': () => adapter.click('button', 'Try again'),
      async 'goal.edit'({ index, cents }) {
        await adapter.click('button', new RegExp(`^${monthName(index)} goal, `));
        await shows(adapter, readIsEditing, true);
        await adapter.inPage(typeInto, ['.grid-form input', String(cents / 100)] as const);
        await adapter.press('Enter');
        await shows(adapter, readIsEditing, false);
      },
      'goals.paste': ({ index, text }) => adapter.inPage(pasteInto, [monthName(index), text] as const),
      'fill.open': () => adapter.click('button', 'Fill year'),
      'fill.apply': () => adapter.click('button', 'Fill year'),
      'fill.close': () => adapter.click('button', 'Cancel'),
      'field.change': ({ value }) => adapter.fill('Total for the year', value),
      'field.blur': () => leaveField(adapter, 'Total for the year'),
      'shape.choose': () => adapter.inPage(pressFirst, '.dialog input[value=equal]'),
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
  const error = select.selectTotalError(snapshot);
  return {
    total: plainly(fields.texts.total),
    shape,
    error: error === null ? '' : (fields.refusal?.message ?? error),
  };
}

const readIsEditing = () => document.activeElement?.matches('.grid-form input') ?? false;

/** Runs in the page. */
export function pasteInto([month, text]: readonly [string, string]): void {
  const [cell] = dom.all(`[role=grid] button[aria-label^="${month} goal, "]`);
  if (cell === undefined) throw new Error(`There is no goal of ${month}`);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

function readGoals() {
  const rows = dom.all('.goals [role=grid] .grid-row');
  const input = dom.input('.dialog input[name=total]');
  const chosen = dom.all<HTMLInputElement>('.dialog .radio input').findIndex(({ checked }) => checked);
  const phase = dom.which({
    failed: '.goals .state-message[role=alert]',
    shown: '.goals [role=grid] .grid-row',
  });
  return {
    phase: phase ?? 'loading',
    year: dom.line('.goals-year .select-value'),
    goals: rows.map((row) => /\$[\d,.]+/.exec(row.innerText)?.[0] ?? ''),
    changes: /^\d+/.exec(dom.line('.goals-changes'))?.[0] ?? '',
    isSaving: dom.has('.goals-bar [data-loading]'),
    locked: dom.all('.goals [role=grid] .grid-row:has(.grid-locked)').length,
    failure:
      dom.line('.goals .banner[data-tone=danger] .banner-title + div') || dom.line('.state-message-words'),
    notice: dom.line('.goals [role=status] .banner'),
    conflict: dom.line('.goals .banner[data-tone=warning] .banner-title'),
    filling: input && {
      total: input.value.replace(/,|\.00$/g, ''),
      shape: (['results', 'goals', 'equal'] as const)[chosen] ?? 'results',
      error: dom.error(input),
    },
  };
}
