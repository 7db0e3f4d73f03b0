import { assign, not, sendTo, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  isMemberChanged,
  type MemberChange,
  type MemberRecord,
  memberChange,
  memberMessages,
  NO_MEMBER_TEXTS,
  storedMember,
} from '#domain/patient/member-edit.ts';
import {
  clearConfirmedFailure,
  failureActions,
  failureIn,
  isUnconfirmed,
  reportSaved,
} from '../shared/failure.ts';
import { fieldEvents, mergeFields, unchangedFields } from '../shared/form-fields.ts';
import { isRefusedAtField, memberFieldActions } from '../shared/member-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { MemberEditContext, MemberEditEvent, MemberEditInput } from './member-edit.types.ts';

const EMPTY = { left: [], refusals: {}, isOutdated: false };

export const memberEditMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as MemberEditContext,
    events: {} as MemberEditEvent,
    input: {} as MemberEditInput,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadMember: port<MemberRecord>('loadMember'),
    saveMember: port<{ message: string }, { change: MemberChange; version: number }>('saveMember'),
  },
  guards: {
    isChanged: ({ context: { before, fields } }) => isMemberChanged(before, fields.texts),
    isValid: ({ context: { before, fields, today, refusals } }) =>
      Object.keys({ ...memberMessages(before, fields.texts, today), ...refusals }).length === 0,
    isRefusedAtField,
    isStale: ({ event }) => storedMember(failureIn(event)) !== undefined,
    isUnconfirmed,
  },
  actions: {
    storeRecord: assign((_, { record: { texts, version } }: { record: MemberRecord }) => ({
      before: texts,
      fields: unchangedFields(texts),
      version,
      ...EMPTY,
    })),
    /** From now on, saving overwrites the stored values that the user has seen. */
    mergeStored: assign(({ context, event }) => {
      const stored = storedMember(failureIn(event));
      if (stored === undefined) return {};
      const { before, fields } = context;
      return {
        before: stored.texts,
        version: stored.version,
        fields: mergeFields(fields, before, stored.texts),
        isOutdated: true,
      };
    }),
    ...memberFieldActions,
    restoreTexts: assign(({ context }) => ({ fields: unchangedFields(context.before), ...EMPTY })),
    ...failureActions,
    clearConfirmedFailure,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    reloadPatient: sendTo(actorIn('patient'), { type: 'patient.refresh' }),
    openPatient: effect('openPatient'),
  },
}).createMachine({
  id: 'memberEdit',
  description: 'Staff edit the record of a patient.',
  meta: { requirements: ['API-8', 'SCHEMA-3', 'SCHEMA-4', 'SCHEMA-5'] },
  context: ({ input }) => ({
    ...input,
    before: NO_MEMBER_TEXTS,
    fields: unchangedFields(NO_MEMBER_TEXTS),
    version: 0,
    ...EMPTY,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the record with its version.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: {
          target: 'editing',
          actions: { type: 'storeRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The record could not be loaded, and the page shows the reason.',
      on: { 'member.load': 'loading' },
    },
    editing: {
      description: 'The user can edit the fields.',
      initial: 'unchanged',
      states: {
        unchanged: {
          description: 'There are no unsaved changes.',
          always: { guard: 'isChanged', target: 'changed' },
        },
        changed: {
          description: 'There are unsaved changes.',
          entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
          exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
          always: { guard: not('isChanged'), target: 'unchanged', actions: 'clearConfirmedFailure' },
          on: {
            'member.save': [{ guard: 'isValid', target: '.saving' }, { actions: 'startValidation' }],
            'member.discard': [
              { guard: 'isUnconfirmed', target: '#memberEdit.loading', actions: 'restoreTexts' },
              { actions: 'restoreTexts' },
            ],
          },
          initial: 'typing',
          states: {
            typing: {
              description:
                'The changes can be saved once they are valid. The page shows what another user stored since, and why saving failed.',
            },
            saving: {
              description: 'Saves the changes. The fields are disabled.',
              tags: 'busy',
              entry: 'clearFailure',
              on: { 'member.save': {}, 'member.discard': {}, 'field.change': {}, 'field.blur': {} },
              invoke: {
                id: 'saveMember',
                src: 'saveMember',
                input: ({ context: { before, fields, version } }) => ({
                  change: memberChange(before, fields.texts),
                  version,
                }),
                onDone: {
                  target: '#memberEdit.saved',
                  actions: reportSaved,
                },
                onError: [
                  {
                    guard: 'isRefusedAtField',
                    target: 'typing',
                    actions: ['storeFailure', 'storeRefusals'],
                  },
                  {
                    guard: 'isStale',
                    target: 'typing',
                    actions: ['storeFailure', 'mergeStored', 'reloadPatient'],
                  },
                  { target: 'typing', actions: 'storeFailure' },
                ],
              },
            },
          },
        },
      },
      on: {
        ...fieldEvents,
      },
    },
    saved: {
      description: "The changes are saved. The patient's page opens.",
      type: 'final',
      entry: ['reloadPatient', 'openPatient'],
    },
  },
});
