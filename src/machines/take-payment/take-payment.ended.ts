import { errorToast } from '#domain/notification/toast.ts';
import { failureIn } from '../failure.ts';
import { claimedIntent, takePaymentSetup } from './take-payment.setup.ts';

export const approvedState = takePaymentSetup.createStateConfig({
  description: 'The payment method was charged. The page shows the payment and offers its receipt.',
  entry: [
    'clearFailure',
    { type: 'clearIntent', params: ({ context }) => claimedIntent(context) },
    'notifyEnded',
  ],
  initial: 'idle',
  on: {
    'payment.again': {
      target: 'loading',
      actions: { type: 'clearPayment', params: ({ event }) => event },
    },
  },
  states: {
    idle: { description: 'The receipt can be opened.', on: { 'receipt.open': 'opening' } },
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
          actions: [
            'storeFailure',
            {
              type: 'showToast',
              params: ({ event }) => errorToast('Couldn’t open the receipt', failureIn(event)),
            },
          ],
        },
      },
    },
  },
});

export const declinedState = takePaymentSetup.createStateConfig({
  description: 'Nothing was charged. The page says why and what to do.',
  entry: [{ type: 'clearIntent', params: ({ context }) => claimedIntent(context) }, 'notifyEnded'],
  on: {
    'payment.again': {
      target: 'loading',
      actions: { type: 'clearPayment', params: ({ event }) => event },
    },
  },
});
