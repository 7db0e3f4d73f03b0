import { assign, sendParent, setup } from 'xstate';
import type { GoalsCopy, OrganizationGoals } from '#domain/goal/organization-goals.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { failureActions, failureGuards, reportSaved, reportUnconfirmed } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  OrganizationGoalsContext,
  OrganizationGoalsEvent,
  OrganizationGoalsInput,
} from './organization-goals.types.ts';

export const organizationGoalsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as OrganizationGoalsContext,
    events: {} as OrganizationGoalsEvent,
    input: {} as OrganizationGoalsInput,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadOrganization: port<OrganizationGoals, { year: number }>('loadOrganization'),
    copyGoals: port<{ message: string }, GoalsCopy>('copyGoals'),
  },
  guards: {
    canCopy: ({ context: { mayEdit, version, selected } }) =>
      mayEdit && version !== null && selected.length > 0,
    hasFailure: ({ context }) => context.failure !== null,
    ...failureGuards,
  },
  actions: {
    storeYear: assign(({ context }, { year }: { year: number }) => ({
      year,
      version: context.year === year ? context.version : null,
      selected: context.year === year ? context.selected : [],
      goals: context.goals?.year === year ? context.goals : null,
    })),
    storeVersion: assign(({ context }, { year, version }: { year: number; version: number }) =>
      context.year === year ? { version } : {},
    ),
    storeGoals: assign((_, { goals }: { goals: OrganizationGoals }) => ({ goals })),
    selectPractices: assign(
      ({ context: { selected } }, { ids, isSelected }: { ids: readonly string[]; isSelected: boolean }) => {
        const others = selected.filter((id) => !ids.includes(id));
        return { selected: isSelected ? [...others, ...ids] : others };
      },
    ),
    clearSelection: assign({ selected: [] }),
    ...failureActions,
    /** Another user may have changed the goals on the page too. */
    reloadPage: sendParent({ type: 'goals.load' }),
    showToast: effect<Toast>('showToast'),
  },
}).createMachine({
  id: 'organizationGoals',
  description: 'Shows the year’s goals of all practices in the organization, and copies goals to them.',
  meta: { requirements: ['API-13'] },
  context: ({ input }) => ({ ...input, year: 0, version: null, goals: null, selected: [], failure: null }),
  initial: 'waiting',
  on: {
    'year.show': { target: '.loading', actions: { type: 'storeYear', params: ({ event }) => event } },
    'goals.show': { actions: { type: 'storeVersion', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      description: 'The page has not set a year yet.',
    },
    loading: {
      description: 'Loads the goals of all practices. Goals of the same year stay visible.',
      tags: 'loading',
      entry: 'clearFailure',
      on: {
        'practices.select': { actions: { type: 'selectPractices', params: ({ event }) => event } },
      },
      invoke: {
        id: 'loadOrganization',
        src: 'loadOrganization',
        input: ({ context: { year } }) => ({ year }),
        onDone: {
          target: 'choosing',
          actions: { type: 'storeGoals', params: ({ event }) => ({ goals: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The goals could not be loaded, and the page shows the reason.',
      on: { 'organization.load': 'loading' },
    },
    choosing: {
      description: 'The user can choose practices to copy the goals to.',
      on: {
        'practices.select': { actions: { type: 'selectPractices', params: ({ event }) => event } },
        'copy.open': { guard: 'canCopy', target: 'confirming' },
      },
    },
    confirming: {
      description: 'A dialog names the practices whose goals will be replaced.',
      on: {
        'copy.confirm': 'copying',
        'copy.close': [
          { guard: 'hasFailure', target: 'loading', actions: 'reloadPage' },
          { target: 'choosing' },
        ],
      },
    },
    copying: {
      description:
        'Copies the goals to all chosen practices, or to none. After an unknown outcome, the goals load again.',
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'year.show': {} },
      invoke: {
        id: 'copyGoals',
        src: 'copyGoals',
        input: ({ context: { year, version, goals, selected } }) => ({
          year,
          version: version ?? 0,
          practices: (goals?.practices ?? [])
            .filter((practice) => selected.includes(practice.practiceId))
            .map((practice) => ({ practiceId: practice.practiceId, version: practice.version })),
        }),
        onDone: {
          target: 'loading',
          actions: ['clearSelection', reportSaved],
        },
        onError: [
          { guard: 'isRefused', target: 'confirming', actions: 'storeFailure' },
          { target: 'loading', actions: ['storeFailure', reportUnconfirmed('the goals were copied')] },
        ],
      },
    },
  },
});
