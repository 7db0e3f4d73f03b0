import { model } from '#charts/explore/model.ts';
import { MONTHS, monthsOver, type YearGoals } from '#domain/goal/goal.ts';
import { goalSettingsMachine } from '#machines/goal-settings/goal-settings.machine.ts';
import {
  selectConflict,
  selectHasChanges,
  selectIsFilling,
  selectIsSaving,
  selectTotalError,
} from '#machines/goal-settings/goal-settings.selectors.ts';
import { conflict, DEFECT, isBroken } from '#tests/support/failures.ts';

/** Each month with a goal of $35,000.00 and a result of $28,000.00. */
const year = (version: number, december = 3_500_000): YearGoals => ({
  year: 1969,
  version,
  changedBy: version === 3 ? 'Dana Núñez' : 'Sam Ortiz',
  months: MONTHS.map((_, index) => ({
    settingCents: index === 11 ? december : 3_500_000,
    metCents: 2_800_000,
  })),
});
export const GOALS = year(3);
export const BEFORE: YearGoals = { ...year(1), year: 1968 };

const BUSY = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
export const CHANGED = conflict('goalsChanged', 'Someone else changed these goals. Nothing was saved.');

/** The stopped clock of a walked page shows this day. Eleven months are over. */
export const GOALS_OF_1969 = { today: '1969-12-31', practiceId: '1', mayEdit: true };

export const goalSettingsModel = model({
  machine: goalSettingsMachine,
  inputs: [GOALS_OF_1969, { ...GOALS_OF_1969, mayEdit: false }],
  events: {
    'year.choose': [{ year: 1970 }],
    'goals.load': [{}],
    'today.change': [{ today: '1969-12-31' }],
    'goal.edit': [
      { case: 'December', index: 11, cents: 120_000 },
      { case: 'December unchanged', index: 11, cents: 3_500_000 },
      { case: 'a past month', index: 2, cents: 120_000 },
    ],
    'goals.paste': [
      { case: 'an amount', index: 11, text: '$1,200.00' },
      { case: 'no amount', index: 11, text: 'soon' },
      { case: 'a past month', index: 2, text: '$1,200.00' },
    ],
    'fill.open': [{}],
    'fill.close': [{}],
    'fill.apply': [{}],
    'field.change': [
      { case: 'a total', field: 'total', value: '420000' },
      { case: 'less than the past months', field: 'total', value: '1' },
      { case: 'a letter', field: 'total', value: 'x' },
    ],
    'field.blur': [{ field: 'total' }],
    'shape.choose': [{ shape: 'equal' }],
    'goals.save': [{}],
    'goals.discard': [{}],
    'mine.keep': [{}],
    'theirs.take': [{}],
  },
  outcomes: {
    organizationGoals: { breaks: DEFECT },
    loadGoals: { read: { output: { goals: GOALS, before: BEFORE } }, 'server down': BUSY },
    saveGoals: {
      saved: { output: { message: 'Goals set successfully' } },
      'changed by another user': { error: CHANGED },
      'server down': BUSY,
    },
  },
  /** The total and its shape are reset each time the dialog opens. */
  abstraction: (snapshot) => {
    const {
      year: shown,
      loaded,
      draft,
      theirs,
      notice,
      fields,
      shape,
      isChecked,
      failure,
      mayEdit,
    } = snapshot.context;
    return [
      mayEdit,
      shown,
      loaded?.goals.version,
      draft,
      theirs?.version,
      notice?.message,
      failure?.status,
      selectIsFilling(snapshot) && [fields, shape, isChecked],
    ];
  },
  /** A defect in the chart of the organization does not affect the practice's goals. */
  isWorthTaking: (snapshot, { label }) =>
    !isBroken(snapshot) && (!label.endsWith('→ breaks') || snapshot.matches({ shown: 'unchanged' })),
  isHome: (snapshot) => snapshot.matches({ shown: 'unchanged' }),
  whyHome: 'It starts by loading the year, and rests where nothing is changed.',
  invariants: {
    'API-13: the page shows that it is saving until it shows the saved goals.': (snapshot) =>
      selectIsSaving(snapshot) ===
      ('saveGoals' in snapshot.children ||
        ('loadGoals' in snapshot.children && snapshot.context.loaded !== null)),
    'API-13: after a failed load, no changes are counted.': (snapshot) =>
      !(snapshot.matches('failed') && selectHasChanges(snapshot)),
    'API-13: the goal of a past month never changes.': ({ context: { year: shown, today, loaded, draft } }) =>
      loaded === null ||
      draft
        .slice(0, monthsOver(shown, today))
        .every((cents, index) => cents === loaded.goals.months[index]?.settingCents),
    'PERM-8: a user without the right changes nothing.': (snapshot) =>
      snapshot.context.mayEdit || !selectHasChanges(snapshot),
    'WIDGET-2: the page has unsaved changes exactly if a goal differs.': (snapshot) =>
      !(snapshot.matches({ shown: 'unchanged' }) || snapshot.matches({ shown: 'changed' })) ||
      snapshot.matches({ shown: 'changed' }) === selectHasChanges(snapshot),
    'API-13: goals of another user are decided on before the next save.': (snapshot) =>
      (selectConflict(snapshot) !== null) === snapshot.matches({ shown: 'conflicting' }),
    'FIELD-1: a letter never appears in the total.': ({ context }) =>
      !context.fields.texts.total.includes('x'),
    'API-13: a total below the goals of the months that are over is rejected.': (snapshot) =>
      !selectIsFilling(snapshot) ||
      !snapshot.context.isChecked ||
      snapshot.context.year > 1969 ||
      snapshot.context.fields.texts.total.startsWith('42') === (selectTotalError(snapshot) === null),
  },
});
