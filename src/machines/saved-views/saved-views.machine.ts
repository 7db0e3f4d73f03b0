import { assign, type EventObject, setup } from 'xstate';
import { FIRST_PATIENT_SEARCH } from '#domain/patient/patient-search.ts';
import {
  type NameSubject,
  namedViews,
  type SavedViews,
  viewNameMessage,
  withoutView,
} from '#domain/patient/saved-view.ts';
import { QUERY_FIELDS } from '#domain/text/query-fields.ts';
import { failureActions, failureIn } from '../shared/failure.ts';
import { fieldActions, fieldEvents, unchangedFields } from '../shared/form-fields.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { SavedViewsContext, SavedViewsEvent } from './saved-views.types.ts';

const RULES = { name: QUERY_FIELDS.viewName };

const OPEN_NAME = {
  type: 'openName',
  params: ({ event }: { event: { subject: NameSubject } }) => event,
} as const;

/** The views that were saved elsewhere, as parsed by the API module. */
function currentIn(event: EventObject): SavedViews | undefined {
  const { code, current } = failureIn(event);
  return code === 'savedViewsChanged' ? (current?.[0] as SavedViews | undefined) : undefined;
}

export const savedViewsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as SavedViewsContext,
    events: {} as SavedViewsEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadViews: port<SavedViews>('loadViews'),
    saveViews: port<SavedViews, SavedViews>('saveViews'),
  },
  guards: {
    hasValidName: ({ context: { saved, subject, fields } }) =>
      viewNameMessage(saved.views, subject, fields.texts.name) === null,
    hasFailure: ({ context }) => context.failure !== null,
  },
  actions: {
    storeViews: assign((_, { saved }: { saved: SavedViews }) => ({ saved })),
    /** After a 409, the next save is based on what is stored now. */
    storeCurrent: assign(({ context: { saved }, event }) => ({ saved: currentIn(event) ?? saved })),
    openName: assign((_, { subject }: { subject: NameSubject }) => ({
      subject,
      fields: unchangedFields({ name: subject.kind === 'rename' ? subject.name : '' }),
      isChecked: false,
    })),
    startValidation: assign({ isChecked: true }),
    applyName: assign({
      next: ({ context: { saved, subject, fields } }) => namedViews(saved.views, subject, fields.texts.name),
    }),
    removeView: assign(({ context }, { name }: { name: string }) => ({
      toDelete: name,
      next: withoutView(context.saved.views, name),
    })),
    ...fieldActions(RULES),
    ...failureActions,
  },
}).createMachine({
  id: 'savedViews',
  description: 'The views of the patient list that the user saved: pick, save, rename, delete.',
  meta: { requirements: ['API-5'] },
  context: {
    saved: { version: 0, views: [] },
    subject: { kind: 'new', search: FIRST_PATIENT_SEARCH },
    fields: unchangedFields({ name: '' }),
    isChecked: false,
    next: [],
    toDelete: '',
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the saved views.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadViews',
        src: 'loadViews',
        onDone: {
          target: 'closed',
          actions: { type: 'storeViews', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The saved views could not be loaded, and the menu shows a notice.',
      on: { 'load.retry': 'loading' },
    },
    closed: {
      description: 'The menu lists the saved views. No dialog is open.',
      on: {
        'list.open': 'listing',
        'name.open': { target: 'naming', actions: OPEN_NAME },
      },
    },
    listing: {
      description: 'A dialog lists the saved views, to rename and delete them.',
      on: {
        'name.open': { target: 'naming', actions: ['clearFailure', OPEN_NAME] },
        'view.delete': {
          target: 'confirming',
          actions: { type: 'removeView', params: ({ event }) => event },
        },
        'dialog.close': [{ guard: 'hasFailure', target: 'loading' }, { target: 'closed' }],
      },
    },
    confirming: {
      description: 'A confirmation over the list names the view to delete.',
      on: { 'delete.confirm': 'deleting', 'dialog.close': 'listing' },
    },
    naming: {
      description: 'A dialog asks for the name.',
      meta: { requirements: ['FIELD-1'] },
      on: {
        ...fieldEvents,
        'name.submit': [
          { guard: 'hasValidName', target: 'saving', actions: 'applyName' },
          { actions: 'startValidation' },
        ],
        'dialog.close': [{ guard: 'hasFailure', target: 'loading' }, { target: 'closed' }],
      },
    },
    saving: {
      description: 'Saves the views with the name.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveViews',
        src: 'saveViews',
        input: ({ context: { saved, next } }) => ({ version: saved.version, views: next }),
        onDone: {
          target: 'closed',
          actions: { type: 'storeViews', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: { target: 'naming', actions: ['storeFailure', 'storeCurrent'] },
      },
    },
    deleting: {
      description: 'Saves the views without the deleted one.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveViews',
        src: 'saveViews',
        input: ({ context: { saved, next } }) => ({ version: saved.version, views: next }),
        onDone: {
          target: 'listing',
          actions: { type: 'storeViews', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: { target: 'listing', actions: ['storeFailure', 'storeCurrent'] },
      },
    },
  },
});
