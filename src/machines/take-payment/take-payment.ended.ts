import { errorToast } from '#domain/notification/toast.ts';
import { failureIn } from '../failure.ts';
import { claimedIntent, takePaymentSetup } from './take-payment.setup.ts';

export const approvedState = takePaymentSetup.createStateConfig({
  description: 'It was charged; its receipt is a press away.',
  entry: [
    'forgetFailure',
    { type: 'forgetIntent', params: ({ context }) => claimedIntent(context) },
    'tellEnded',
  ],
  initial: 'resting',
  on: {
    'payment.again': {
      target: 'loading',
      actions: { type: 'clearPayment', params: ({ event }) => event },
    },
  },
  states: {
    resting: { description: 'The receipt can be opened.', on: { 'receipt.open': 'opening' } },
    opening: {
      description: 'The receipt is being fetched.',
      tags: 'busy',
      invoke: {
        id: 'openReceipt',
        src: 'openReceipt',
        input: ({ context: { transactionId } }) => ({ transactionId }),
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: [
            'keepFailure',
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
  description: 'It was not charged, and the page says why and what to do.',
  entry: [{ type: 'forgetIntent', params: ({ context }) => claimedIntent(context) }, 'tellEnded'],
  on: {
    'payment.again': {
      target: 'loading',
      actions: { type: 'clearPayment', params: ({ event }) => event },
    },
  },
});
