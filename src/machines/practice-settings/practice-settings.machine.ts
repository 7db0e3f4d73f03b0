import { assign, not, setup } from 'xstate';
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
} from '#domain/access/practice-settings.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { failureActions, failureIn } from '../failure.ts';
import { changeField, type FieldEdit, fieldActions, unchangedFields } from '../form-fields.ts';
import { effect, port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
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
});

const EMPTY: PracticeSettingsContext = {
  before: NO_SETTINGS,
  ...shownAs(NO_SETTINGS),
  isOutdated: false,
  isChecked: false,
  refusals: {},
  failure: null,
};

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
    isValid: ({ context: { before, fields, refusals } }) =>
      Object.keys({ ...settingMessages(before, fields.texts), ...refusals }).length === 0,
    isStale: (_, { outcome }: { outcome: SettingsOutcome }) => outcome.kind === 'stale',
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
    storeZone: assign({ timeZone: (_, { timeZone }: { timeZone: string }) => timeZone }),
    ...fieldActions(SETTING_RULES),
    applyEdit: assign(({ context }, edit: FieldEdit<SettingField>) => {
      const { [edit.field]: _, ...refusals } = context.refusals;
      return { fields: changeField(context.fields, SETTING_RULES, edit), refusals };
    }),
    startValidation: assign({ isChecked: true }),
    storeRefusals: assign({ isChecked: true, refusals: ({ event }) => settingRefusals(failureIn(event)) }),
    ...failureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    /** Updates the session and Help. */
    announce: effect<{ settings: PracticeSettings }>('announce'),
  },
}).createMachine({
  id: 'practiceSettings',
  description: 'A manager changes the time zone, contact and support hours of a practice.',
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
      description: 'The settings could not be loaded, and the page says why.',
      on: { 'settings.load': 'loading' },
    },
    editing: {
      description: 'The user can edit the settings.',
      initial: 'unchanged',
      on: {
        'field.change': { actions: { type: 'applyEdit', params: ({ event }) => event } },
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
        'zone.choose': { actions: { type: 'storeZone', params: ({ event }) => event } },
      },
      states: {
        unchanged: {
          description: 'There are no unsaved changes.',
          always: { guard: 'isChanged', target: 'changed' },
        },
        changed: {
          description: 'There are unsaved changes.',
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          always: { guard: not('isChanged'), target: 'unchanged' },
          on: {
            'settings.save': [{ guard: 'isValid', target: '.saving' }, { actions: 'startValidation' }],
            'settings.discard': { actions: 'restore' },
          },
          initial: 'typing',
          states: {
            typing: {
              description: 'The page shows what another user stored since, and why saving failed.',
            },
            saving: {
              description: 'Saves the settings. The fields are read-only.',
              tags: 'busy',
              entry: 'clearFailure',
              on: {
                'settings.save': {},
                'settings.discard': {},
                'field.change': {},
                'field.blur': {},
                'zone.choose': {},
              },
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
