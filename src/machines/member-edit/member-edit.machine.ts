import { assign, not, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  editedMemberText,
  isMemberChanged,
  leftMemberText,
  MEMBER_FIELDS,
  type MemberChange,
  type MemberField,
  type MemberRecord,
  memberChange,
  memberMessages,
  memberRefusals,
  NO_MEMBER_TEXTS,
} from '#domain/patient/member-edit.ts';
import { failureActions, failureIn } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { MemberEditContext, MemberEditEvent, MemberEditInput } from './member-edit.types.ts';

interface Edit {
  field: MemberField;
  text: string;
}

const editIn = ({ texts }: MemberEditContext, { field, text }: Edit) =>
  editedMemberText(field, texts[field], text);

export const memberEditMachine = setup({
  types: {
    context: {} as MemberEditContext,
    events: {} as MemberEditEvent,
    input: {} as MemberEditInput,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    /** Rejects with a failure. */
    loadMember: port<MemberRecord>('loadMember'),
    /** Answers the server's words; rejects with a failure. */
    saveMember: port<{ message: string }, { change: MemberChange; version: number }>('saveMember'),
  },
  guards: {
    isWhollyRefused: ({ context }, edit: Edit) => {
      const { value, refusal } = editIn(context, edit);
      return refusal !== null && value === context.texts[edit.field];
    },
    isChanged: ({ context: { before, texts } }) => isMemberChanged(before, texts),
    isAcceptable: ({ context: { before, texts, today, refusals } }) =>
      Object.keys({ ...memberMessages(before, texts, today), ...refusals }).length === 0,
    isRefusedAtField: ({ event }) => Object.keys(memberRefusals(failureIn(event))).length > 0,
    isStale: ({ event }) => failureIn(event).code === 'memberChanged',
  },
  actions: {
    keepRecord: assign((_, { record: { texts, version } }: { record: MemberRecord }) => ({
      before: texts,
      texts,
      version,
      left: [],
      refusal: null,
      refusals: {},
    })),
    takeEdit: assign(({ context }, edit: Edit) => {
      const { [edit.field]: _, ...refusals } = context.refusals;
      const { value, refusal } = editIn(context, edit);
      return {
        texts: { ...context.texts, [edit.field]: value },
        refusal: refusal === null ? null : { field: edit.field, words: refusal },
        refusals,
      };
    }),
    noteRefusal: assign(({ context }, edit: Edit) => ({
      refusal: { field: edit.field, words: editIn(context, edit).refusal ?? '' },
    })),
    tidyField: assign(({ context }, { field }: { field: MemberField }) => ({
      texts: { ...context.texts, [field]: leftMemberText(field, context.texts[field]) },
      left: MEMBER_FIELDS.filter((name) => name === field || context.left.includes(name)),
      refusal: null,
    })),
    showMistakes: assign({ left: MEMBER_FIELDS }),
    forgetTyped: assign({ texts: ({ context }) => context.before, left: [], refusal: null, refusals: {} }),
    keepRefusals: assign({
      refusals: ({ event }) => memberRefusals(failureIn(event)),
    }),
    ...failureActions,
    /** Whoever leads away from the page asks first while something is typed and not saved. */
    tellWork: effect<{ isUnsaved: boolean }>('tellWork'),
    showToast: effect<Toast>('showToast'),
    openPatient: effect('openPatient'),
  },
}).createMachine({
  id: 'memberEdit',
  description: 'The record of a patient is changed: what is typed counts once the server has taken it.',
  meta: { requirements: ['API-8', 'SCHEMA-3', 'SCHEMA-4', 'SCHEMA-5'] },
  context: ({ input }) => ({
    ...input,
    before: NO_MEMBER_TEXTS,
    texts: NO_MEMBER_TEXTS,
    version: 0,
    left: [],
    refusal: null,
    refusals: {},
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The record is read, with its version.',
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: {
          target: 'editing',
          actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      description: 'The record could not be read, and the page says why.',
      on: { 'member.load': 'loading' },
    },
    editing: {
      description: 'The fields can be filled in.',
      initial: 'unchanged',
      states: {
        unchanged: {
          description: 'Nothing is typed that the server does not have.',
          always: { guard: 'isChanged', target: 'changed' },
        },
        changed: {
          description: 'Something is typed that is not saved.',
          entry: { type: 'tellWork', params: { isUnsaved: true } },
          exit: { type: 'tellWork', params: { isUnsaved: false } },
          always: { guard: not('isChanged'), target: 'unchanged' },
          on: {
            'member.save': [{ guard: 'isAcceptable', target: '.saving' }, { actions: 'showMistakes' }],
            'member.discard': { actions: ['forgetTyped', 'forgetFailure'] },
          },
          initial: 'typing',
          states: {
            typing: {
              description: 'It can be saved once nothing is wrong with it.',
            },
            saving: {
              description: 'The server is asked; nobody types meanwhile.',
              tags: 'busy',
              entry: 'forgetFailure',
              on: { 'member.save': {}, 'member.discard': {}, 'member.type': {}, 'member.leave': {} },
              invoke: {
                id: 'saveMember',
                src: 'saveMember',
                input: ({ context: { before, texts, version } }) => ({
                  change: memberChange(before, texts),
                  version,
                }),
                onDone: {
                  target: '#memberEdit.saved',
                  actions: {
                    type: 'showToast',
                    params: ({ event }) => ({ variant: 'success', label: event.output.message }),
                  },
                },
                onError: [
                  {
                    guard: 'isRefusedAtField',
                    target: 'typing',
                    actions: ['keepFailure', 'keepRefusals'],
                  },
                  { guard: 'isStale', target: 'stale', actions: 'keepFailure' },
                  { target: 'typing', actions: 'keepFailure' },
                ],
              },
            },
            stale: {
              description: 'Somebody else has changed the record since it was read: it has to be read again.',
              on: { 'member.load': '#memberEdit.loading', 'member.save': {} },
            },
          },
        },
      },
      on: {
        'member.type': [
          {
            guard: { type: 'isWhollyRefused', params: ({ event }) => event },
            actions: { type: 'noteRefusal', params: ({ event }) => event },
          },
          { actions: { type: 'takeEdit', params: ({ event }) => event } },
        ],
        'member.leave': { actions: { type: 'tidyField', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The server has what was typed; the patient’s page follows.',
      type: 'final',
      entry: 'openPatient',
    },
  },
});
