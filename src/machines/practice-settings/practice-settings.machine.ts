import { assign, not, setup } from 'xstate';
import { otherZoneIn, withOwnZone } from '#domain/date/us-time-zones.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  type Day,
  type DayTime,
  isPossible,
  mondayCopied,
  toggledDay,
  USUAL_WEEK,
  type Week,
  withTime,
} from '#domain/practice/office-hours.ts';
import { allHours, hoursInZone, hoursTexts, weekOf } from '#domain/practice/office-hours-text.ts';
import {
  changedSettings,
  mergedSettings,
  NO_SETTINGS,
  type PracticeSettings,
  SETTING_RULES,
  SETTINGS_SAVED,
  type SettingField,
  settingMessages,
  settingRefusals,
  settingsOf,
  settingTexts,
} from '#domain/practice/practice-settings.ts';
import { clearConfirmedFailure, failureActions, failureIn, isUnconfirmed } from '../shared/failure.ts';
import {
  changeField,
  type FieldEdit,
  fieldActions,
  fieldEvents,
  given,
  unchangedFields,
} from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  PracticeSettingsContext,
  PracticeSettingsEvent,
  SettingsOutcome,
} from './practice-settings.types.ts';

const mineIn = ({ before, timeZone, fields }: PracticeSettingsContext): PracticeSettings =>
  settingsOf(timeZone, fields.texts, before.version);

const shownAs = (settings: PracticeSettings) => ({
  timeZone: settings.timeZone,
  fields: unchangedFields(settingTexts(settings)),
  week: weekOf(settings),
});

const withTexts = (
  { fields, refusals }: PracticeSettingsContext,
  texts: Partial<PracticeSettingsContext['fields']['texts']>,
) => {
  const { weekdayHours: _, weekendHours: __, ...others } = refusals;
  return { fields: { ...fields, texts: { ...fields.texts, ...texts } }, refusals: others };
};

const withWeek = (context: PracticeSettingsContext, week: Week) => ({
  week,
  ...withTexts(context, hoursTexts(week, context.fields.texts, context.before, context.timeZone)),
});

const changedWeek = (context: PracticeSettingsContext, change: (week: Week) => Week) =>
  context.week === null ? {} : withWeek(context, change(context.week));

const EMPTY: PracticeSettingsContext = {
  before: NO_SETTINGS,
  ...shownAs(NO_SETTINGS),
  isOutdated: false,
  isChecked: false,
  refusals: {},
  failure: null,
};

const edits = {
  ...fieldEvents,
  'zone.choose': { actions: { type: 'storeZone', params: given } },
  'day.toggle': { actions: { type: 'toggleDay', params: given } },
  'time.choose': { actions: { type: 'storeTime', params: given } },
  'hours.copyMonday': { actions: 'copyMonday' },
  'hours.byDay': { guard: 'isByText', actions: 'startWeek' },
  'hours.correctZone': { guard: 'hasOtherZone', actions: 'correctZone' },
} as const;

export const practiceSettingsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PracticeSettingsContext,
    events: {} as PracticeSettingsEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadSettings: port<PracticeSettings>('loadSettings'),
    saveSettings: port<SettingsOutcome, PracticeSettings>('saveSettings'),
  },
  guards: {
    isChanged: ({ context }) => changedSettings(context.before, mineIn(context)).length > 0,
    isValid: ({ context: { before, fields, refusals, week } }) =>
      (week === null || isPossible(week)) &&
      Object.keys({ ...settingMessages(before, fields.texts), ...refusals }).length === 0,
    isByText: ({ context }) => context.week === null,
    hasOtherZone: ({ context: { fields, timeZone } }) =>
      otherZoneIn(allHours(fields.texts), timeZone) !== null,
    isStale: (_, { outcome }: { outcome: SettingsOutcome }) => outcome.kind === 'stale',
    isUnconfirmed,
  },
  actions: {
    storeSettings: assign((_, { settings }: { settings: PracticeSettings }) => ({
      ...EMPTY,
      before: settings,
      ...shownAs(settings),
    })),
    /** From now on, saving overwrites the stored values that the user has seen. */
    mergeStored: assign(({ context }, { settings }: { settings: PracticeSettings }) => ({
      before: settings,
      ...shownAs(mergedSettings(context.before, mineIn(context), settings)),
      isOutdated: true,
    })),
    restore: assign(({ context: { before } }) => ({ ...EMPTY, before, ...shownAs(before) })),
    storeZone: assign(({ context }, { timeZone }: { timeZone: string }) => {
      const { week, fields, before } = context;
      const texts = week === null ? {} : hoursInZone(week, fields.texts, before, timeZone);
      return { timeZone, ...withTexts(context, texts) };
    }),
    toggleDay: assign(({ context }, { day }: { day: Day }) =>
      changedWeek(context, (week) => toggledDay(week, day)),
    ),
    storeTime: assign(({ context }, time: DayTime) => changedWeek(context, (week) => withTime(week, time))),
    copyMonday: assign(({ context }) => changedWeek(context, mondayCopied)),
    startWeek: assign(({ context }) => withWeek(context, USUAL_WEEK)),
    correctZone: assign(({ context }) => {
      const { weekdayHours, weekendHours } = context.fields.texts;
      return withTexts(context, {
        weekdayHours: withOwnZone(weekdayHours, context.timeZone),
        weekendHours: withOwnZone(weekendHours, context.timeZone),
      });
    }),
    ...fieldActions(SETTING_RULES),
    applyEdit: assign(({ context }, edit: FieldEdit<SettingField>) => {
      const { [edit.field]: _, ...refusals } = context.refusals;
      return { fields: changeField(context.fields, SETTING_RULES, edit), refusals };
    }),
    startValidation: assign({ isChecked: true }),
    storeRefusals: assign({ isChecked: true, refusals: ({ event }) => settingRefusals(failureIn(event)) }),
    ...failureActions,
    clearConfirmedFailure,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    /** Updates the session and Help. */
    announce: effect<{ settings: PracticeSettings }>('announce'),
  },
}).createMachine({
  id: 'practiceSettings',
  description: 'A manager changes the time zone, contact and office hours of a practice.',
  meta: { requirements: ['CONST-3', 'PERM-8'] },
  context: EMPTY,
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the settings with their version.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: {
          target: 'editing',
          actions: { type: 'storeSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The settings could not be loaded, and the page shows the reason.',
      on: { 'settings.load': 'loading' },
    },
    editing: {
      description: 'The user can edit the settings.',
      initial: 'unchanged',
      states: {
        unchanged: {
          description: 'There are no unsaved changes.',
          always: { guard: 'isChanged', target: 'changed' },
          on: edits,
        },
        changed: {
          description: 'There are unsaved changes.',
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          always: { guard: not('isChanged'), target: 'unchanged', actions: 'clearConfirmedFailure' },
          initial: 'typing',
          states: {
            typing: {
              description: 'The page shows what another user stored since, and why saving failed.',
              on: {
                ...edits,
                'settings.save': [{ guard: 'isValid', target: 'saving' }, { actions: 'startValidation' }],
                'settings.discard': [
                  { guard: 'isUnconfirmed', target: '#practiceSettings.loading', actions: 'restore' },
                  { actions: 'restore' },
                ],
              },
            },
            saving: {
              description: 'Saves the settings. The fields are read-only.',
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'saveSettings',
                src: 'saveSettings',
                input: ({ context }) => mineIn(context),
                onDone: [
                  {
                    guard: { type: 'isStale', params: ({ event }) => ({ outcome: event.output }) },
                    target: 'typing',
                    actions: { type: 'mergeStored', params: ({ event }) => event.output },
                  },
                  {
                    target: '#practiceSettings.editing.unchanged',
                    actions: [
                      { type: 'storeSettings', params: ({ event }) => event.output },
                      { type: 'announce', params: ({ event }) => event.output },
                      { type: 'showToast', params: SETTINGS_SAVED },
                    ],
                  },
                ],
                onError: { target: 'typing', actions: ['storeFailure', 'storeRefusals'] },
              },
            },
          },
        },
      },
    },
  },
});
