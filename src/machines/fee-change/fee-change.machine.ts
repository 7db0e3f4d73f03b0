import { assign, sendTo, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  type ChangeKind,
  type ChangeMode,
  draftOf,
  FEE_RULES,
  type FeeRequest,
  feeConflicts,
  feeMessages,
  feeRequest,
  isFeeChanged,
  isSameDraft,
} from '#domain/plan/fee-change.ts';
import type { FeePreview, NoticeDays } from '#domain/plan/plan-fee.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import {
  failureActions,
  failureGuards,
  failureIn,
  reportSaved,
  reportUnconfirmed,
} from '../shared/failure.ts';
import { fieldActions, fieldBlur, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type {
  FeeChangeContext,
  FeeChangeEvent,
  FeeChangeInput,
  FeeChangeOpened,
} from './fee-change.types.ts';

const draftIn = ({ mode, levels, kind, noticeDays, fields: { texts } }: FeeChangeContext) => ({
  mode,
  levels,
  kind,
  noticeDays,
  texts,
});

/** What the dialog opens with on the day. */
const proposedOn = (today: string, { mode, levels, leastNoticeDays }: FeeChangeOpened) =>
  draftOf(mode, levels, { today, noticeDays: leastNoticeDays });

const isUnsaved = (context: FeeChangeContext): boolean =>
  !isSameDraft(draftIn(context), proposedOn(context.today, context));

const CLOSE = [{ guard: 'isUnsaved', target: 'discarding' }, { target: 'closed' }] as const;
const REPORT_UNSAVED_WORK = {
  type: 'reportUnsavedWork',
  params: ({ context }: { context: FeeChangeContext }) => ({ isUnsaved: isUnsaved(context) }),
} as const;

export const feeChangeMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as FeeChangeContext,
    events: {} as FeeChangeEvent,
    input: {} as FeeChangeInput,
    tags: {} as 'loading' | 'busy' | 'discarding',
  },
  actors: {
    previewFees: port<FeePreview, FeeRequest>('previewFees'),
    changeFees: port<{ message: string }, FeeRequest>('changeFees'),
  },
  guards: {
    /** The server rejects it too. */
    isAllowed: ({ context: { mayIncrease, mayEdit } }, { mode }: { mode: ChangeMode }) =>
      mode === 'increase' ? mayIncrease : mayEdit,
    isEnough: ({ context }, { noticeDays }: { noticeDays: NoticeDays }) =>
      noticeDays >= context.leastNoticeDays,
    isUnsaved: ({ context }) => isUnsaved(context),
    isValid: ({ context }) => Object.keys(feeMessages(draftIn(context), context.today)).length === 0,
    isStale: ({ event }) => isFeeChanged(failureIn(event)),
    ...failureGuards,
  },
  actions: {
    storeOpened: assign(({ context: { today } }, opened: FeeChangeOpened) => {
      const { mode, levels, leastNoticeDays } = opened;
      const { kind, texts, noticeDays } = proposedOn(today, opened);
      const fields = unchangedFields(texts);
      return {
        mode,
        levels,
        leastNoticeDays,
        kind,
        noticeDays,
        fields,
        isChecked: false,
        preview: null,
        conflicts: [],
      };
    }),
    /** A form without changes shows the new day's proposal. */
    storeToday: assign(({ context }, { today }: { today: string }) =>
      isUnsaved(context) ? { today } : { today, fields: unchangedFields(proposedOn(today, context).texts) },
    ),
    storeKind: assign((_, { kind }: { kind: ChangeKind }) => ({ kind })),
    storeNoticeDays: assign((_, { noticeDays }: { noticeDays: NoticeDays }) => ({ noticeDays })),
    ...fieldActions(FEE_RULES),
    startValidation: assign({ isChecked: true }),
    storePreview: assign((_, { preview }: { preview: FeePreview }) => ({ preview })),
    ...failureActions,
    reloadFees: sendTo(actorIn('fees'), { type: 'fees.reload' }),
    /** Not after a conflict: nothing was saved, so the same fees stay selected. */
    clearSelection: sendTo(actorIn('fees'), { type: 'selection.clear' }),
    storeConflicts: assign({
      conflicts: ({ context, event }) => feeConflicts(draftIn(context), failureIn(event)),
    }),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
  },
}).createMachine({
  id: 'feeChange',
  description: 'The user schedules a fee increase for one or more coverage levels, or edits a scheduled one.',
  meta: { requirements: ['API-14', 'API-21', 'PERM-8', 'SAMPLE-1'] },
  context: ({ input }) => ({
    ...input,
    mode: 'increase',
    levels: [],
    leastNoticeDays: 60,
    kind: 'percent',
    noticeDays: 60,
    fields: unchangedFields({ percent: '', newFee: '', effectiveDate: '' }),
    isChecked: false,
    preview: null,
    conflicts: [],
    failure: null,
  }),
  initial: 'closed',
  on: { 'today.change': { actions: { type: 'storeToday', params: ({ event }) => event } } },
  states: {
    closed: {
      description: 'No dialog is open.',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      on: {
        'change.open': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'editing',
          actions: [{ type: 'storeOpened', params: ({ event }) => event }, 'clearFailure'],
        },
      },
    },
    editing: {
      description: 'The dialog has the new fee, the day on which it takes effect, and the notice.',
      on: {
        'kind.choose': {
          actions: [{ type: 'storeKind', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'notice.choose': {
          guard: { type: 'isEnough', params: ({ event }) => event },
          actions: [{ type: 'storeNoticeDays', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'field.change': {
          actions: [{ type: 'applyEdit', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'field.blur': fieldBlur,
        'change.review': [{ guard: 'isValid', target: 'previewing' }, { actions: 'startValidation' }],
        'dialog.close': CLOSE,
      },
    },
    discarding: discardQuestion({ kept: 'editing', discarded: 'closed' }),
    previewing: {
      description: 'The server calculates what would change. Nothing is stored.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'previewFees',
        src: 'previewFees',
        input: ({ context }) => feeRequest(draftIn(context)),
        onDone: {
          target: 'reviewing',
          actions: { type: 'storePreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          { guard: 'isStale', target: 'stale', actions: ['storeFailure', 'storeConflicts'] },
          { target: 'editing', actions: 'storeFailure' },
        ],
      },
      on: { 'dialog.close': CLOSE },
    },
    reviewing: {
      description: 'The dialog shows what would change: fees, members, revenue and the notice.',
      on: {
        'change.edit': { target: 'editing', actions: 'clearFailure' },
        'change.confirm': 'saving',
        'dialog.close': CLOSE,
      },
    },
    saving: {
      description:
        'Stores the change, for all levels or none. The dialog stays open until the server responds. After an unknown outcome, the fees load again.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'changeFees',
        src: 'changeFees',
        input: ({ context }) => feeRequest(draftIn(context)),
        onDone: {
          target: 'closed',
          actions: [reportSaved, 'clearSelection', 'reloadFees'],
        },
        onError: [
          { guard: 'isStale', target: 'stale', actions: ['storeFailure', 'storeConflicts'] },
          { guard: 'isRefused', target: 'reviewing', actions: 'storeFailure' },
          {
            target: 'closed',
            actions: [
              'storeFailure',
              reportUnconfirmed('the fee increase was saved'),
              'clearSelection',
              'reloadFees',
            ],
          },
        ],
      },
    },
    stale: {
      description:
        'One of the fees has changed since it was loaded. The dialog shows values that another user stored next to the typed ones.',
      entry: 'reloadFees',
      on: { 'dialog.close': 'closed' },
    },
  },
});
