import { not } from 'xstate';
import { yearOf } from '#domain/goal/goal.ts';
import { LOG_FAILURE, reportSaved } from '../shared/failure.ts';
import { fieldEvents, given, unchangedFields } from '../shared/form-fields.ts';
import { goalSettingsSetup, storedIn } from './goal-settings.setup.ts';
import type { GoalSettingsEvent } from './goal-settings.types.ts';

const yearIn = ({ event }: { event: Extract<GoalSettingsEvent, { type: 'year.choose' }> }) => event;

const chooseYear = {
  target: '#goalSettings.loading',
  reenter: true,
  actions: { type: 'storeYear', params: yearIn },
} as const;

const edits = {
  'goal.edit': {
    guard: { type: 'canEdit', params: given },
    actions: { type: 'editGoal', params: given },
  },
  'goals.paste': {
    guard: { type: 'canEdit', params: given },
    actions: { type: 'pasteGoals', params: given },
  },
} as const;

export const goalSettingsMachine = goalSettingsSetup.createMachine({
  id: 'goalSettings',
  description: "Staff set a practice's goals of a year, month by month.",
  meta: { requirements: ['MISSION-1', 'API-13'] },
  context: ({ input }) => ({
    ...input,
    year: yearOf(input.today),
    loaded: null,
    draft: [],
    theirs: null,
    notice: null,
    fields: unchangedFields({ total: '' }),
    shape: 'results',
    isChecked: false,
    failure: null,
  }),
  invoke: {
    id: 'organizationGoals',
    src: 'organizationGoals',
    input: ({ context: { practiceId, mayEdit } }) => ({ practiceId, mayEdit }),
    onError: { actions: LOG_FAILURE },
  },
  initial: 'loading',
  on: { 'today.change': { actions: { type: 'storeToday', params: given } } },
  states: {
    loading: {
      description: 'Loads the goals and results of the year. Those of the same year stay visible.',
      tags: 'loading',
      entry: ['clearFailure', 'showOrganization'],
      invoke: {
        id: 'loadGoals',
        src: 'loadGoals',
        input: ({ context: { year } }) => ({ year }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeGoals', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
      on: { 'year.choose': chooseYear },
    },
    failed: {
      description: 'The goals could not be loaded, and the page shows the reason.',
      on: { 'goals.load': 'loading', 'year.choose': chooseYear },
    },
    shown: {
      description: 'The page shows the year, and goals of months that are not over can be edited.',
      initial: 'unchanged',
      states: {
        unchanged: {
          description: 'There are no unsaved changes. Another year can be opened.',
          entry: 'showGoals',
          always: { guard: 'isChanged', target: 'changed' },
          on: {
            ...edits,
            'goals.load': '#goalSettings.loading',
            'year.choose': chooseYear,
            'fill.open': { guard: 'canFill', target: 'filling', actions: 'openFill' },
          },
        },
        changed: {
          description: 'There are unsaved changes, which can be saved.',
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          always: { guard: not('isChanged'), target: 'unchanged', actions: 'clearConfirmedFailure' },
          on: {
            ...edits,
            'goals.save': 'saving',
            'goals.discard': [
              { guard: 'isUnconfirmed', target: '#goalSettings.loading', actions: 'restoreGoals' },
              { actions: 'restoreGoals' },
            ],
            'fill.open': { target: 'filling', actions: 'openFill' },
          },
        },
        filling: {
          description: 'A dialog fills the year from a total.',
          meta: { requirements: ['FIELD-1'] },
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          on: {
            ...fieldEvents,
            'shape.choose': { actions: { type: 'storeShape', params: ({ event }) => event } },
            'fill.apply': [
              { guard: 'hasValidTotal', target: 'unchanged', actions: 'fillYear' },
              { actions: 'startValidation' },
            ],
            'fill.close': 'unchanged',
          },
        },
        saving: {
          description: 'Saves the changes of the year in one call.',
          tags: 'busy',
          entry: ['clearFailure', { type: 'reportUnsavedWork', params: { isUnsaved: true } }],
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          invoke: {
            id: 'saveGoals',
            src: 'saveGoals',
            input: ({ context }) => storedIn(context),
            onDone: {
              target: '#goalSettings.loading',
              actions: reportSaved,
            },
            onError: [
              { guard: 'isStale', target: 'comparing', actions: 'storeFailure' },
              { target: 'changed', actions: 'storeFailure' },
            ],
          },
        },
        comparing: {
          description: 'Another user saved first. Loads their goals.',
          tags: 'busy',
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          invoke: {
            id: 'loadGoals',
            src: 'loadGoals',
            input: ({ context: { year } }) => ({ year }),
            onDone: {
              target: 'conflicting',
              actions: [
                { type: 'storeTheirs', params: ({ event }) => ({ theirs: event.output.goals }) },
                'clearFailure',
                'showOrganization',
              ],
            },
            onError: { target: 'changed', actions: 'storeFailure' },
          },
        },
        conflicting: {
          description: "The page shows both users' goals. Nothing is saved until the user decides.",
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          on: {
            'mine.keep': { target: 'unchanged', actions: 'keepMine' },
            'theirs.take': { target: 'unchanged', actions: 'takeTheirs' },
          },
        },
      },
    },
  },
});
