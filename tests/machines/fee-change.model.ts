import { model } from '#charts/explore/model.ts';
import { isRefusal } from '#domain/failure/failure.ts';
import { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import { selectIsOpen, selectPreview } from '#machines/fee-change/fee-change.selectors.ts';
import { CHANGED, FREE_LEVEL, PLANNED_LEVEL, PREVIEW } from '#widgets/plan-fees/story-fees.ts';
import { REFUSED } from './day-close.model.ts';

const BUSY = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
const STALE = { error: CHANGED.failure };
export const TODAY = '1969-12-31';

export const feeChangeModel = model({
  machine: feeChangeMachine,
  inputs: [
    { today: TODAY, mayIncrease: true, mayEdit: true },
    { today: TODAY, mayIncrease: false, mayEdit: true },
  ],
  events: {
    'change.open': [
      { case: 'increase', mode: 'increase', levels: [FREE_LEVEL], leastNoticeDays: 60 },
      { case: 'increase with 90 days', mode: 'increase', levels: [FREE_LEVEL], leastNoticeDays: 90 },
      { case: 'edit', mode: 'edit', levels: [PLANNED_LEVEL], leastNoticeDays: 60 },
    ],
    'today.change': [{ today: TODAY }],
    'kind.choose': [
      { case: 'by a percentage', kind: 'percent' },
      { case: 'to a fee', kind: 'fee' },
    ],
    'notice.choose': [
      { case: '60 days', noticeDays: 60 },
      { case: '90 days', noticeDays: 90 },
    ],
    'field.change': [
      { case: 'a percentage', field: 'percent', value: '5' },
      { case: 'no percentage', field: 'percent', value: '' },
    ],
    'field.blur': [{ field: 'percent' }],
    'change.review': [{}],
    'change.edit': [{}],
    'change.confirm': [{}],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    previewFees: { previewed: { output: PREVIEW }, 'server down': BUSY, 'changed by another user': STALE },
    changeFees: {
      saved: { output: { message: 'Fee increase scheduled' } },
      refused: REFUSED,
      'server down': BUSY,
      'changed by another user': STALE,
    },
  },
  abstraction: ({
    context: { mode, mayIncrease, leastNoticeDays, kind, noticeDays, fields, ...context },
  }) => [
    mayIncrease,
    mode,
    leastNoticeDays,
    kind,
    noticeDays,
    fields.texts.percent,
    fields.changed.length > 0,
    context.isChecked,
    context.failure === null,
  ],
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'PERM-8.1: without the right to create, no increase is scheduled.': (snapshot) =>
      !selectIsOpen(snapshot) || snapshot.context.mayIncrease || snapshot.context.mode === 'edit',
    'API-14: a change is saved only after its preview.': (snapshot) =>
      !snapshot.matches('saving') || selectPreview(snapshot) !== null,
    'API-14.7: after a conflict, the user sees the stored values next to the typed ones.': (snapshot) =>
      !snapshot.matches('stale') || snapshot.context.conflicts.length === 1,
    'SAMPLE-1: the notice is never shorter than the state requires.': ({ context }) =>
      context.noticeDays >= context.leastNoticeDays,
    'API-14: the server is called exactly while the dialog calculates or saves.': (snapshot) =>
      (snapshot.hasTag('loading') || snapshot.hasTag('busy')) ===
      ('previewFees' in snapshot.children || 'changeFees' in snapshot.children),
    'API-14: the review says that an increase was not saved only if the server refused it.': (snapshot) =>
      !snapshot.matches('reviewing') ||
      snapshot.context.failure === null ||
      isRefusal(snapshot.context.failure),
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !(snapshot.hasTag('loading') || snapshot.hasTag('busy')) || snapshot.context.failure === null,
  },
});
