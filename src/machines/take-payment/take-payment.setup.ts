import { assign, sendTo, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import type { OfficeMethod } from '#domain/payment/office-payment.ts';
import {
  checkNumberMessage,
  isNotCharged,
  PAYMENT_CHECK_MS,
  type PaymentDraft,
  type PaymentIntent,
  type PaymentOutcome,
  type PaymentState,
  paymentAmountMessage,
  type WantedPayment,
} from '#domain/payment/payment.ts';
import { chargeableIn, isMethodIn, type PaymentAccount } from '#domain/payment/payment-account.ts';
import { declinedFailure, isNeverCharged, paymentAdvice } from '#domain/payment/payment-refusal.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { failureActions, failureIn } from '../shared/failure.ts';
import { fieldActions, unchangedFields, withoutRefusal } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type {
  ClaimedIntent,
  TakePaymentContext,
  TakePaymentEvent,
  TakePaymentInput,
} from './take-payment.types.ts';

interface Outcome {
  outcome: PaymentState;
}

const RULES = { amount: FIELDS.amount, checkNumber: FIELDS.checkNumber, note: FIELDS.paymentNote };

export const NO_DRAFT = {
  draft: { choice: 'due', accountId: '' },
  fields: unchangedFields({ amount: '', checkNumber: '', note: '' }),
  checks: 'none',
  suggestsMethod: true,
} as const;

const NO_PAYMENT = { ...NO_DRAFT, intent: null, payment: null, failure: null } as const;

export const draftIn = ({ draft, fields }: TakePaymentContext): PaymentDraft => ({
  ...draft,
  ...fields.texts,
});

/**
 * The payment that the user confirmed.
 *
 * @throws if there is none, so that nothing is sent
 */
export function claimedIntent({ intent }: TakePaymentContext): PaymentIntent {
  if (intent === null) throw new Error('No payment has been confirmed');
  return intent;
}

/** What the user typed. A payment that the user confirmed is stored. */
export const isUnsavedPayment = ({ fields, intent }: TakePaymentContext): boolean =>
  intent === null && Object.values(fields.texts).some((text) => text !== '');

export const REPORT_UNSAVED_WORK = {
  type: 'reportUnsavedWork',
  params: ({ context }: { context: TakePaymentContext }) => ({ isUnsaved: isUnsavedPayment(context) }),
} as const;

export const hasMethod = ({ draft: { accountId }, accounts, today }: TakePaymentContext): boolean =>
  isMethodIn(chargeableIn(accounts, today), accountId);

export const outcomeOf = ({ event }: { event: { output: PaymentState } }): Outcome => ({
  outcome: event.output,
});

export const whenApproved = {
  guard: { type: 'isApproved', params: outcomeOf },
  target: '#takePayment.approved',
  actions: { type: 'storePayment', params: outcomeOf },
} as const;

export const takePaymentSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as TakePaymentContext,
    events: {} as TakePaymentEvent,
    input: {} as TakePaymentInput,
    tags: {} as 'loading' | 'busy' | 'checking',
  },
  actors: {
    /** A payment on this plan whose outcome the same user has not seen, or null. */
    recallIntent: port<PaymentIntent | null>('recallIntent'),
    listAccounts: port<readonly PaymentAccount[]>('listAccounts'),
    /** Stores the payment before it is sent. Returns the existing one if a payment is already stored. */
    claimIntent: port<ClaimedIntent, WantedPayment>('claimIntent'),
    /** The status of a failure shows whether the account may have been charged. */
    takePayment: port<PaymentOutcome, PaymentIntent>('takePayment'),
    /** Charges nothing. */
    checkPayment: port<PaymentState, PaymentIntent>('checkPayment'),
    openReceipt: port<void, { transactionId: string }>('openReceipt'),
    setReceiptPreference: port<void, { emailsReceipts: boolean }>('setReceiptPreference'),
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    isOtherDue: ({ context }, { dueCents }: { dueCents: number }) => context.dueCents !== dueCents,
    isReady: ({ context }) => {
      const draft = draftIn(context);
      return (
        paymentAmountMessage(draft, context.dueCents) === null &&
        checkNumberMessage(draft) === null &&
        hasMethod(context)
      );
    },
    isOwn: (_, { claimed }: { claimed: ClaimedIntent }) => claimed.isOwn,
    isApproved: (_, { outcome }: Outcome) => outcome.kind === 'approved',
    isDeclined: (_, { outcome }: Outcome) => outcome.kind === 'declined',
    isNotReceived: (_, { outcome }: Outcome) => outcome.kind === 'notReceived',
    isNotCharged: ({ event }) => isNotCharged(failureIn(event).status),
    isNeverCharged: ({ event }) => isNeverCharged(failureIn(event)),
  },
  actions: {
    storeAccounts: assign(
      (
        { context: { draft, today, suggestsMethod } },
        { accounts }: { accounts: readonly PaymentAccount[] },
      ) => {
        const suggested = suggestsMethod ? chargeableIn(accounts, today)[0] : undefined;
        const listed = isMethodIn(accounts, draft.accountId) ? draft.accountId : '';
        return {
          accounts,
          draft: { ...draft, accountId: suggested?.id ?? listed },
          suggestsMethod: true,
        };
      },
    ),
    storeDue: assign((_, { dueCents }: { dueCents: number }) => ({ dueCents })),
    setChoice: assign(({ context: { draft, fields } }, { choice }: { choice: PaymentDraft['choice'] }) => ({
      draft: { ...draft, choice },
      checks: 'none' as const,
      fields: withoutRefusal(fields),
    })),
    ...fieldActions(RULES),
    checkAmount: assign(({ context: { checks, fields } }) => ({
      checks: checks === 'none' && fields.texts.amount !== '' ? ('amount' as const) : checks,
    })),
    addAccount: assign(({ context: { accounts, draft } }, { account }: { account: PaymentAccount }) => ({
      accounts: [account, ...accounts.filter(({ id }) => id !== account.id)],
      draft: { ...draft, accountId: account.id },
    })),
    storeAccount: assign(({ context: { draft } }, { id }: { id: string }) => ({
      draft: { ...draft, accountId: id },
    })),
    /** Keeps the chosen payment method when the methods are loaded again. */
    stopSuggesting: assign({ suggestsMethod: false }),
    startValidation: assign(({ context: { fields } }) => ({
      checks: 'all' as const,
      fields: withoutRefusal(fields),
    })),
    storeIntent: assign((_, { intent }: { intent: PaymentIntent | null }) => ({ intent })),
    storePayment: assign((_, { outcome }: Outcome) => ({
      payment: outcome.kind === 'approved' ? outcome.payment : null,
    })),
    storeDecline: assign((_, { outcome }: Outcome) => ({
      failure: outcome.kind === 'declined' ? declinedFailure(outcome.message) : null,
    })),
    clearPayment: assign(NO_PAYMENT),
    /** After the bank has declined a payment method, it is not suggested again: the user has chosen cash or a check, or chooses. */
    clearDeclined: assign(({ context: { failure } }, { method }: { method?: OfficeMethod | undefined }) => ({
      ...NO_PAYMENT,
      draft: { ...NO_DRAFT.draft, accountId: method ?? '' },
      suggestsMethod: failure === null || paymentAdvice(failure) !== 'card',
    })),
    storePreference: assign((_, { emailsReceipts }: { emailsReceipts: boolean }) => ({ emailsReceipts })),
    flipPreference: assign(({ context: { emailsReceipts } }) => ({ emailsReceipts: !emailsReceipts })),
    ...failureActions,
    clearIntent: effect<{ key: string }>('clearIntent'),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    reloadPatient: sendTo(actorIn('patient'), { type: 'patient.refresh' }),
    showToast: effect<Toast>('showToast'),
  },
  delays: { paymentCheck: PAYMENT_CHECK_MS },
});
