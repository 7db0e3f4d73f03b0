import { assign, sendTo, setup } from 'xstate';
import { filledYear, fillMessage, type Shape, weightsOf } from '#domain/goal/fill-year.ts';
import { MONTHS, monthsOver, type YearGoals } from '#domain/goal/goal.ts';
import { pasteGoals } from '#domain/goal/paste-goals.ts';
import { changesOf, draftOf, type MonthChange, rebased, type YearDraft } from '#domain/goal/year-draft.ts';
import { centsOf } from '#domain/money/money.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { organizationGoalsMachine } from '../organization-goals/organization-goals.machine.ts';
import {
  clearConfirmedFailure,
  failureActions,
  failureIn,
  isUnconfirmed,
  loggedFailureActions,
} from '../shared/failure.ts';
import { fieldActions, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  GoalSettingsContext,
  GoalSettingsEvent,
  GoalSettingsInput,
  LoadedGoals,
} from './goal-settings.types.ts';

export const yearIn = ({ draft, year, today }: GoalSettingsContext) => ({
  goals: draft,
  monthsOver: monthsOver(year, today),
});

/** The year after filling it; null while the total is invalid. */
export function filledDraft(context: GoalSettingsContext): YearDraft | null {
  const { loaded, fields, shape } = context;
  if (loaded === null || fillMessage(fields.texts.total, yearIn(context)) !== null) return null;
  const total = centsOf(fields.texts.total.trim()) ?? 0;
  return filledYear(total, weightsOf(loaded.before, shape), yearIn(context));
}

/** Loading and saving need a year. A chart without one sends no request. */
export const storedIn = ({ loaded, year, draft }: GoalSettingsContext) => ({
  year,
  version: loaded?.goals.version ?? 0,
  changes: loaded === null ? [] : changesOf(loaded.goals, draft),
});

export const goalSettingsSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as GoalSettingsContext,
    events: {} as GoalSettingsEvent,
    input: {} as GoalSettingsInput,
    children: {} as { organizationGoals: 'organizationGoals' },
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    organizationGoals: organizationGoalsMachine,
    loadGoals: port<LoadedGoals, { year: number }>('loadGoals'),
    saveGoals: port<{ message: string }, { year: number; version: number; changes: readonly MonthChange[] }>(
      'saveGoals',
    ),
  },
  guards: {
    canEdit: ({ context: { mayEdit, year, today } }, { index }: { index: number }) =>
      mayEdit && index >= monthsOver(year, today),
    canFill: ({ context: { mayEdit, year, today } }) => mayEdit && monthsOver(year, today) < MONTHS.length,
    hasValidTotal: ({ context }) => fillMessage(context.fields.texts.total, yearIn(context)) === null,
    isChanged: ({ context: { loaded, draft } }) =>
      loaded !== null && changesOf(loaded.goals, draft).length > 0,
    isStale: ({ event }) => failureIn(event).code === 'goalsChanged',
    isUnconfirmed,
  },
  actions: {
    /** The server rejects a save that changes the goal of a month that is over. */
    storeToday: assign(({ context: { year, loaded, draft } }, { today }: { today: string }) => ({
      today,
      draft: draft.map((cents, index) =>
        index < monthsOver(year, today) ? (loaded?.goals.months[index]?.settingCents ?? cents) : cents,
      ),
    })),
    storeYear: assign((_, { year }: { year: number }) => ({ year, loaded: null })),
    storeGoals: assign((_, { loaded }: { loaded: LoadedGoals }) => ({
      loaded,
      draft: draftOf(loaded.goals),
      notice: null,
    })),
    editGoal: assign(({ context }, { index, cents }: { index: number; cents: number }) => ({
      draft: context.draft.map((goal, month) => (month === index ? cents : goal)),
      notice: null,
    })),
    pasteGoals: assign(({ context }, { index, text }: { index: number; text: string }) => {
      const { goals, ...notice } = pasteGoals(text, { ...yearIn(context), index });
      return { draft: goals, notice };
    }),
    openFill: assign({ fields: unchangedFields({ total: '' }), shape: 'results', isChecked: false }),
    startValidation: assign({ isChecked: true }),
    storeShape: assign((_, { shape }: { shape: Shape }) => ({ shape })),
    fillYear: assign(({ context }) => ({ draft: filledDraft(context) ?? context.draft, notice: null })),
    restoreGoals: assign(({ context: { loaded, draft } }) => ({
      draft: loaded === null ? draft : draftOf(loaded.goals),
      notice: null,
    })),
    storeTheirs: assign((_, { theirs }: { theirs: YearGoals }) => ({ theirs })),
    keepMine: assign(({ context: { loaded, draft, theirs } }) => {
      if (loaded === null || theirs === null) return {};
      return {
        draft: rebased(loaded.goals, draft, theirs),
        loaded: { ...loaded, goals: theirs },
        theirs: null,
      };
    }),
    takeTheirs: assign(({ context: { loaded, theirs } }) => {
      if (loaded === null || theirs === null) return {};
      return { draft: draftOf(theirs), loaded: { ...loaded, goals: theirs }, theirs: null };
    }),
    ...fieldActions({ total: FIELDS.amount }),
    ...failureActions,
    clearConfirmedFailure,
    ...loggedFailureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    showOrganization: sendTo('organizationGoals', ({ context: { year } }) => ({
      type: 'year.show' as const,
      year,
    })),
    showGoals: sendTo('organizationGoals', ({ context: { year, loaded } }) => ({
      type: 'goals.show' as const,
      year,
      version: loaded?.goals.version ?? 0,
    })),
  },
});
