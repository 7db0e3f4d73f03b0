import { assign, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  isNotCharged,
  PAYMENT_CHECK_MS,
  type PaymentDraft,
  type PaymentIntent,
  type PaymentOutcome,
  paymentAmountMessage,
} from '#domain/payment/payment.ts';
import { isChargeable, type PaymentAccount } from '#domain/payment/payment-account.ts';
import { isNeverCharged } from '#domain/payment/payment-refusal.ts';
import { edited, leftValue } from '#domain/text/field.ts';
import { failureActions, failureIn } from '../failure.ts';
import { effect, port } from '../port.ts';
import type {
  ClaimedIntent,
  RecalledIntent,
  TakePaymentContext,
  TakePaymentEvent,
  TakePaymentInput,
} from './take-payment.types.ts';

export const NO_DRAFT: PaymentDraft = { choice: 'due', text: '', accountId: '' };

/**
 * The payment that was decided.
 * @throws where there is none: nothing is sent then
 */
export function claimedIntent({ intent }: TakePaymentContext): PaymentIntent {
  if (intent === null) throw new Error('No payment has been decided');
  return intent;
}

export const takePaymentSetup = setup({
  types: {
    context: {} as TakePaymentContext,
    events: {} as TakePaymentEvent,
    input: {} as TakePaymentInput,
    tags: {} as 'loading' | 'busy' | 'checking',
  },
  actors: {
    /** The payment of this plan whose outcome the same user has not seen; null where there is none. */
    recallIntent: port<RecalledIntent | null>('recallIntent'),
    listAccounts: port<readonly PaymentAccount[]>('listAccounts'),
    /** Keeps what is to be paid before the server hears of it, or answers what was kept before. */
    claimIntent: port<ClaimedIntent, { accountId: string; amountCents: number }>('claimIntent'),
    /** Rejects with a failure, whose status says whether it can have charged. */
    takePayment: port<PaymentOutcome, PaymentIntent>('takePayment'),
    openReceipt: port<void, { transactionId: string }>('openReceipt'),
  },
  guards: {
    hasIntent: (_, { recalled }: { recalled: RecalledIntent | null }) => recalled !== null,
    isTrusted: (_, { recalled }: { recalled: RecalledIntent | null }) => recalled?.isTrusted ?? false,
    isOtherDue: ({ context }, { dueCents }: { dueCents: number }) => context.dueCents !== dueCents,
    isReady: ({ context: { draft, dueCents, accounts, today } }) =>
      paymentAmountMessage(draft, dueCents) === null &&
      accounts.some((account) => account.id === draft.accountId && isChargeable(account, today)),
    isOwn: (_, { claimed }: { claimed: ClaimedIntent }) => claimed.isOwn,
    isApproved: (_, { outcome }: { outcome: PaymentOutcome }) => outcome.kind === 'approved',
    isNotCharged: ({ event }) => isNotCharged(failureIn(event).status),
    isNeverCharged: ({ event }) => isNeverCharged(failureIn(event)),
  },
  actions: {
    keepAccounts: assign(
      ({ context: { draft, today } }, { accounts }: { accounts: readonly PaymentAccount[] }) => ({
        accounts,
        draft: { ...draft, accountId: accounts.find((each) => isChargeable(each, today))?.id ?? '' },
      }),
    ),
    takeDue: assign((_, { dueCents }: { dueCents: number }) => ({ dueCents })),
    takeChoice: assign(({ context: { draft } }, { choice }: { choice: PaymentDraft['choice'] }) => ({
      draft: { ...draft, choice },
      isJudged: false,
      refusal: null,
    })),
    takeText: assign(({ context: { draft } }, { text }: { text: string }) => {
      const { value, refusal } = edited('amount', draft.text, text);
      return { draft: { ...draft, text: value }, refusal };
    }),
    tidyText: assign(({ context: { draft } }) => ({
      draft: { ...draft, text: leftValue('amount', draft.text) },
      refusal: null,
    })),
    takeAccount: assign(({ context: { draft } }, { id }: { id: string }) => ({
      draft: { ...draft, accountId: id },
    })),
    noteJudged: assign({ isJudged: true, refusal: null }),
    keepIntent: assign((_, { intent }: { intent: PaymentIntent | null }) => ({ intent })),
    keepTransaction: assign((_, { outcome }: { outcome: PaymentOutcome }) => ({
      transactionId: outcome.kind === 'approved' ? outcome.transactionId : '',
    })),
    clearPayment: assign((_, { dueCents }: { dueCents: number }) => ({
      dueCents,
      draft: NO_DRAFT,
      isJudged: false,
      refusal: null,
      intent: null,
      transactionId: '',
      failure: null,
    })),
    ...failureActions,
    /** It has ended, and somebody sees how: it is not recalled any more. */
    forgetIntent: effect<{ key: string }>('forgetIntent'),
    /** It has ended: what is due may be another amount now. */
    tellEnded: effect('tellEnded'),
    showToast: effect<Toast>('showToast'),
  },
  delays: { paymentCheck: PAYMENT_CHECK_MS },
});
