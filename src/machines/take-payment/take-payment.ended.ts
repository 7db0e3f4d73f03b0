import { reportFailed } from '../shared/failure.ts';
import { claimedIntent, takePaymentSetup } from './take-payment.setup.ts';

export const approvedState = takePaymentSetup.createStateConfig({
  description: 'The payment method was charged. The page shows the payment and offers its receipt.',
  entry: [
    'clearFailure',
    { type: 'clearIntent', params: ({ context }) => claimedIntent(context) },
    'reloadPatient',
  ],
  initial: 'idle',
  on: {
    'payment.again': { target: 'loading', actions: 'clearPayment' },
  },
  states: {
    idle: {
      description: 'The user can open the receipt, and can have future receipts emailed automatically.',
      on: {
        'receipt.open': 'opening',
        'receipts.choose': {
          target: 'savingPreference',
          actions: { type: 'storePreference', params: ({ event }) => event },
        },
      },
    },
    savingPreference: {
      description: 'Saves whether the patient gets every receipt by email. A failure restores the choice.',
      meta: { requirements: ['API-18'] },
      tags: 'busy',
      on: { 'payment.again': {} },
      invoke: {
        id: 'setReceiptPreference',
        src: 'setReceiptPreference',
        input: ({ context: { emailsReceipts } }) => ({ emailsReceipts }),
        onDone: { target: 'idle', actions: 'reloadPatient' },
        onError: {
          target: 'idle',
          actions: ['storeFailure', 'flipPreference', reportFailed('Couldn’t save the choice')],
        },
      },
    },
    opening: {
      description: 'Loads the receipt.',
      tags: 'busy',
      invoke: {
        id: 'openReceipt',
        src: 'openReceipt',
        input: ({ context: { payment } }) => ({ transactionId: payment?.transactionId ?? '' }),
        onDone: 'idle',
        onError: {
          target: 'idle',
          actions: ['storeFailure', reportFailed('Couldn’t open the receipt')],
        },
      },
    },
  },
});

export const declinedState = takePaymentSetup.createStateConfig({
  description:
    'Nothing was charged. The page says why and what to do. A declined payment method is not suggested again.',
  entry: [{ type: 'clearIntent', params: ({ context }) => claimedIntent(context) }, 'reloadPatient'],
  on: {
    'payment.again': {
      target: 'loading',
      actions: { type: 'clearDeclined', params: ({ event }) => event },
    },
  },
});
