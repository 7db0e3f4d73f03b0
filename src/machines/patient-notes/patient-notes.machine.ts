import { assign, sendTo, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import { NOTE_GONE, NOTE_REMOVED, type PatientNote } from '#domain/patient/note.ts';
import { fieldMessage, serverValue } from '#domain/text/field.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { failureActions, isGone, reportSaved } from '../shared/failure.ts';
import { fieldActions, fieldBlur, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import { NOTE_RULES, type PatientNotesContext, type PatientNotesEvent } from './patient-notes.types.ts';

/** Whether the user typed a note, or marked it as an alert. */
const isUnsaved = ({ fields, isAlert }: PatientNotesContext): boolean => fields.texts.text !== '' || isAlert;

const REPORT_UNSAVED_WORK = {
  type: 'reportUnsavedWork',
  params: ({ context }: { context: PatientNotesContext }) => ({ isUnsaved: isUnsaved(context) }),
} as const;

const EMPTY = { fields: unchangedFields({ text: '' }), isAlert: false, isChecked: false };

const RELOAD = ['reloadPatient', 'reloadActivity'] as const;

/** A failed request may have reached the server. */
const CLOSE = [{ guard: 'hasFailed', target: 'list', actions: RELOAD }, { target: 'list.last' }] as const;

/** Also while the notes load, and if they could not be loaded. */
const noteEvents = {
  'note.write': { target: 'writing', actions: ['clearForm', 'clearFailure'] },
  'note.choose': {
    target: 'confirming',
    actions: [
      { type: 'chooseNote', params: ({ event }: { event: { note: PatientNote } }) => event },
      'clearFailure',
    ],
  },
} as const;

export const patientNotesMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PatientNotesContext,
    events: {} as PatientNotesEvent,
    tags: {} as 'loading' | 'busy' | 'discarding',
  },
  actors: {
    listNotes: port<readonly PatientNote[]>('listNotes'),
    addNote: port<{ message: string }, { text: string; isAlert: boolean }>('addNote'),
    removeNote: port<void, { noteId: string }>('removeNote'),
  },
  guards: {
    isUnsaved: ({ context }) => isUnsaved(context),
    hasFailed: ({ context }) => context.failure !== null,
    isGone,
    hasText: ({ context }) => fieldMessage(NOTE_RULES.text, context.fields.texts.text) === null,
  },
  actions: {
    /** Pages that load at different times can repeat a note. */
    storeNotes: assign((_, { notes }: { notes: readonly PatientNote[] }) => ({
      notes: [...new Map(notes.map((note) => [note.id, note])).values()],
    })),
    clearForm: assign(EMPTY),
    ...fieldActions(NOTE_RULES),
    storeAlert: assign((_, { isAlert }: { isAlert: boolean }) => ({ isAlert })),
    startValidation: assign({ isChecked: true }),
    chooseNote: assign((_, { note }: { note: PatientNote }) => ({ noteToRemove: note })),
    ...failureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    reloadPatient: sendTo(actorIn('patient'), { type: 'patient.refresh' }),
    reloadActivity: sendTo(actorIn('activity'), { type: 'activity.refresh' }),
  },
}).createMachine({
  id: 'patientNotes',
  description: 'Staff write notes about a patient for their colleagues.',
  meta: { requirements: ['PATIENT-1'] },
  context: { ...EMPTY, notes: null, noteToRemove: null, failure: null },
  initial: 'list',
  states: {
    list: {
      description: 'The page lists the notes.',
      initial: 'loading',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      on: noteEvents,
      states: {
        loading: {
          description: 'Loads the notes. Earlier ones stay on the page.',
          tags: 'loading',
          entry: 'clearFailure',
          invoke: {
            id: 'listNotes',
            src: 'listNotes',
            onDone: {
              target: 'shown',
              actions: { type: 'storeNotes', params: ({ event }) => ({ notes: event.output }) },
            },
            onError: { target: '#patientNotes.failed', actions: 'storeFailure' },
          },
        },
        shown: { description: 'The notes are loaded, or there are none.' },
        last: { type: 'history', description: 'A load that a dialog stopped starts again.' },
      },
    },
    failed: {
      description: 'The notes could not be loaded, and the page shows the reason.',
      on: { 'notes.retry': 'list', ...noteEvents },
    },
    writing: {
      description: 'The dialog for a new note is open.',
      on: {
        'field.change': {
          actions: [{ type: 'applyEdit', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'field.blur': fieldBlur,
        'alert.switch': {
          actions: [{ type: 'storeAlert', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'note.save': [{ guard: 'hasText', target: 'saving' }, { actions: 'startValidation' }],
        'dialog.close': [{ guard: 'isUnsaved', target: 'discarding' }, ...CLOSE],
      },
    },
    discarding: discardQuestion({ kept: 'writing', discarded: CLOSE }),
    saving: {
      description: 'Saves the note. The dialog stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'addNote',
        src: 'addNote',
        input: ({ context: { fields, isAlert } }) => ({
          text: serverValue(NOTE_RULES.text, fields.texts.text),
          isAlert,
        }),
        onDone: {
          target: 'list',
          actions: [reportSaved, ...RELOAD],
        },
        onError: { target: 'writing', actions: 'storeFailure' },
      },
    },
    confirming: {
      description: 'A confirmation shows the note to remove, and why it could not be removed.',
      on: { 'note.remove': 'removing', 'dialog.close': CLOSE },
    },
    removing: {
      description: 'Removes the note. The confirmation stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'removeNote',
        src: 'removeNote',
        input: ({ context }) => ({ noteId: context.noteToRemove?.id ?? '' }),
        onDone: {
          target: 'list',
          actions: [{ type: 'showToast', params: NOTE_REMOVED }, ...RELOAD],
        },
        onError: [
          {
            guard: 'isGone',
            target: 'list',
            actions: ['storeFailure', { type: 'showToast', params: NOTE_GONE }, ...RELOAD],
          },
          { target: 'confirming', actions: 'storeFailure' },
        ],
      },
    },
  },
});
