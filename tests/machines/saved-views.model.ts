import { model } from '#charts/explore/model.ts';
import { FIRST_PATIENT_SEARCH } from '#domain/patient/patient-search.ts';
import type { SavedViews } from '#domain/patient/saved-view.ts';
import { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { conflict } from '#tests/support/failures.ts';

const search = {
  ...FIRST_PATIENT_SEARCH,
  view: 'pastDue',
  sort: { field: 'pastDue', order: 'desc' },
} as const;
const saved = (version: number, ...names: string[]): SavedViews => ({
  version,
  views: names.map((name) => ({ name, search })),
});
const BUSY = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
export const CHANGED_ELSEWHERE = conflict(
  'savedViewsChanged',
  'Your saved views were changed in another tab. Close this and try again.',
  [saved(3, 'Call this week')],
);

export const savedViewsModel = model({
  machine: savedViewsMachine,
  inputs: [undefined],
  events: {
    'load.retry': [{}],
    'list.open': [{}],
    'name.open': [
      { case: 'new', subject: { kind: 'new', search } },
      { case: 'rename', subject: { kind: 'rename', name: 'Call this week' } },
    ],
    'field.change': [
      { case: 'a name', field: 'name', value: 'Monday' },
      { case: 'nothing', field: 'name', value: '' },
    ],
    'field.blur': [{ field: 'name' }],
    'name.submit': [{}],
    'view.delete': [{ name: 'Call this week' }],
    'delete.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    loadViews: { loaded: { output: saved(1, 'Call this week') }, 'server down': BUSY },
    saveViews: {
      saved: { output: saved(2, 'Call this week') },
      'changed elsewhere': { error: CHANGED_ELSEWHERE },
      'server down': BUSY,
    },
  },
  /** The saved views and the number of saves don't affect later steps. */
  abstraction: ({ context: { fields, isChecked, subject, failure } }) => [
    fields.texts,
    isChecked,
    subject.kind,
    failure?.status ?? null,
  ],
  isHome: (snapshot) => snapshot.matches('closed'),
  whyHome: 'It starts by loading, and rests without a dialog.',
  invariants: {
    'API-5: a name is saved only if it is not empty.': (snapshot) =>
      !snapshot.matches('saving') || snapshot.context.next.every(({ name }) => name !== ''),
    'API-5: a deleted view is not saved.': (snapshot) =>
      !snapshot.matches('deleting') || snapshot.context.next.length === 0,
    'API-5: the server is called exactly while the chart loads or saves.': (snapshot) =>
      (snapshot.hasTag('loading') || snapshot.hasTag('busy')) ===
      ('loadViews' in snapshot.children || 'saveViews' in snapshot.children),
    'API-5: once the views were changed elsewhere, the stored ones are shown.': ({ context }) =>
      context.failure?.status !== CHANGED_ELSEWHERE.status || context.saved.version === 3,
    'API-5: a failed load is reported.': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
});
