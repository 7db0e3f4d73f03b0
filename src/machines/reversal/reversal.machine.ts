import { assign, sendTo, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import { firstChoice } from '#domain/payment/receipt-email.ts';
import {
  changedFailure,
  decisionOf,
  isNotReversed,
  isOutdated,
  isReversalValid,
  newReversal,
  outdatedToast,
  REVERSAL_RULES,
  type ReceiptChoice,
  type ReversalDecision,
  type ReversalField,
  type ReversalKind,
  type ReversalOutcome,
  type Reversible,
  reversedToast,
} from '#domain/payment/reversal.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { failureActions, failureIn } from '../shared/failure.ts';
import {
  changeField,
  type FieldEdit,
  fieldActions,
  fieldBlur,
  unchangedFields,
  withoutRefusal,
} from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { ReversalContext, ReversalEvent, ReversalInput } from './reversal.types.ts';

const NOTHING: Reversible = {
  transactionId: '',
  memberName: '',
  paidOn: '',
  paidWith: '',
  isOffice: false,
  refundableCents: 0,
  voidable: false,
};

const decided = ({ of, kind, fields, attempt, ...to }: ReversalContext) =>
  decisionOf(of, kind, fields.texts, to, attempt);

/** Whether the user changed what the dialog started with. */
const isUnsaved = ({ of, fields: { texts }, choice, ownAddress }: ReversalContext): boolean => {
  const { amount, reason, email } = newReversal(of);
  const isTyped = texts.amount !== amount || texts.reason !== reason || texts.email !== email;
  return isTyped || choice !== firstChoice(ownAddress);
};

const REPORT_UNSAVED_WORK = {
  type: 'reportUnsavedWork',
  params: ({ context }: { context: ReversalContext }) => ({ isUnsaved: isUnsaved(context) }),
} as const;

const notReversedToast = ({ kind, of, failure }: ReversalContext, now: Reversible | null) =>
  outdatedToast(kind, failure, of, now);

export const reversalMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ReversalContext,
    events: {} as ReversalEvent,
    input: {} as ReversalInput,
    tags: {} as 'busy' | 'discarding',
  },
  actors: {
    /** Performs a repeated decision only once. */
    reverse: port<ReversalOutcome, ReversalDecision>('reverse'),
    /** The payment in the reloaded list. Rejects if it is missing. */
    readPayment: port<Reversible, { transactionId: string }>('readPayment'),
  },
  guards: {
    /** PERM-8 */
    canReverse: ({ context }, { kind, of }: { kind: ReversalKind; of: Reversible }) =>
      context.mayReverse && of.refundableCents > 0 && (kind === 'refund' || of.voidable),
    isUnsaved: ({ context }) => isUnsaved(context),
    isValid: ({ context: { kind, of, fields, ...to } }) => isReversalValid(kind, of, fields.texts, to),
    isOutdated: ({ event }) => isOutdated(failureIn(event)),
    isRefused: ({ event }) => isNotReversed(failureIn(event)),
  },
  actions: {
    openForm: assign(({ context }, { kind, of }: { kind: ReversalKind; of: Reversible }) => ({
      kind,
      of,
      fields: unchangedFields(newReversal(of)),
      choice: firstChoice(context.ownAddress),
      isChecked: false,
      attempt: context.attempt + 1,
      failure: null,
    })),
    applyEdit: assign(({ context: { fields } }, edit: FieldEdit<ReversalField>) => ({
      fields: changeField(fields, REVERSAL_RULES, edit),
      failure: null,
    })),
    setChoice: assign((_, { choice }: { choice: ReceiptChoice }) => ({ choice })),
    commitField: fieldActions(REVERSAL_RULES).commitField,
    startValidation: assign(({ context: { fields } }) => ({
      isChecked: true,
      fields: withoutRefusal(fields),
    })),
    /** A new attempt is a new decision, because the rejected one moved no money. */
    startDecision: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    storePayment: assign(({ context: { fields, failure } }, { of }: { of: Reversible }) => ({
      of,
      fields: {
        ...fields,
        texts: { ...fields.texts, amount: newReversal(of).amount },
        changed: fields.changed.filter((field) => field !== 'amount'),
      },
      failure: failure && changedFailure(failure, of),
    })),
    ...failureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    reloadPatient: sendTo(actorIn('patient'), { type: 'patient.refresh' }),
    reloadTransactions: effect('reloadTransactions'),
    showToast: effect<Toast>('showToast'),
  },
}).createMachine({
  id: 'reversal',
  description: 'Staff refund or void a payment with a reason, once for each decision.',
  meta: { requirements: ['API-21', 'PERM-8', 'ENTITY-7'] },
  context: ({ input }) => ({
    ...input,
    kind: 'refund',
    of: NOTHING,
    fields: unchangedFields(newReversal(NOTHING)),
    choice: firstChoice(input.ownAddress),
    isChecked: false,
    attempt: 0,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is not on the page.',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      on: {
        'reversal.open': {
          guard: { type: 'canReverse', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'openForm', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'The user enters the amount, the reason and who gets the receipt. A refusal is shown.',
      on: {
        'field.change': {
          actions: [{ type: 'applyEdit', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'field.blur': fieldBlur,
        'address.choose': {
          actions: [{ type: 'setChoice', params: ({ event }) => event }, REPORT_UNSAVED_WORK],
        },
        'reversal.confirm': [
          { guard: 'isValid', target: 'sending', actions: 'startValidation' },
          { actions: 'startValidation' },
        ],
        'dialog.close': [{ guard: 'isUnsaved', target: 'discarding' }, { target: 'closed' }],
      },
    },
    discarding: discardQuestion({ kept: 'editing', discarded: 'closed' }),
    sending: {
      description: 'Sends the decision. The dialog stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'reverse',
        src: 'reverse',
        input: ({ context }) => decided(context),
        onDone: {
          target: 'closed',
          actions: [
            {
              type: 'showToast',
              params: ({ context, event }) => reversedToast(event.output, decided(context), context.of),
            },
            'reloadPatient',
            'reloadTransactions',
          ],
        },
        onError: [
          {
            guard: 'isOutdated',
            target: 'rereading',
            actions: ['storeFailure', 'startDecision', 'reloadPatient', 'reloadTransactions'],
          },
          { guard: 'isRefused', target: 'editing', actions: ['storeFailure', 'startDecision'] },
          { target: 'unconfirmed', actions: 'storeFailure' },
        ],
      },
    },
    rereading: {
      description: 'The payment changed elsewhere. Waits for the reloaded list, to show what is left.',
      tags: 'busy',
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ transactionId: context.of.transactionId }),
        onDone: [
          {
            guard: {
              type: 'canReverse',
              params: ({ context: { kind }, event }) => ({ kind, of: event.output }),
            },
            target: 'editing',
            actions: { type: 'storePayment', params: ({ event }) => ({ of: event.output }) },
          },
          {
            target: 'closed',
            actions: {
              type: 'showToast',
              params: ({ context, event }) => notReversedToast(context, event.output),
            },
          },
        ],
        onError: {
          target: 'closed',
          actions: [
            { type: 'showToast', params: ({ context }) => notReversedToast(context, null) },
            'storeFailure',
          ],
        },
      },
      on: { 'dialog.close': 'closed' },
    },
    unconfirmed: {
      description:
        'The outcome is unknown. The same decision can be sent again, or the list shows the result.',
      on: {
        'reversal.confirm': 'sending',
        'dialog.close': { target: 'closed', actions: ['reloadPatient', 'reloadTransactions'] },
      },
    },
  },
});
