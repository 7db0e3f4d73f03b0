import { claimedIntent, outcomeOf, takePaymentSetup, whenApproved } from './take-payment.setup.ts';

export const checkingState = takePaymentSetup.createStateConfig({
  description:
    'It is unknown whether the payment went through. The chart requests its state and charges nothing.',
  meta: { requirements: ['API-10'] },
  tags: 'checking',
  initial: 'requesting',
  states: {
    requesting: {
      description: 'Requests the state of the payment from the server by its key.',
      tags: 'busy',
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context }) => claimedIntent(context),
        onDone: [
          whenApproved,
          {
            guard: { type: 'isDeclined', params: outcomeOf },
            target: '#takePayment.declined',
            actions: { type: 'storeDecline', params: outcomeOf },
          },
          {
            guard: { type: 'isNotReceived', params: outcomeOf },
            target: '#takePayment.notReceived',
            actions: 'clearFailure',
          },
          { target: 'pending', actions: 'clearFailure' },
        ],
        onError: { target: 'unanswered', actions: 'storeFailure' },
      },
    },
    pending: {
      description: 'The server has the payment, and the bank has not confirmed it.',
      after: { paymentCheck: 'requesting' },
      on: { 'payment.check': 'requesting' },
    },
    unanswered: {
      description: 'The server did not return the state of the payment, and the page shows the reason.',
      after: { paymentCheck: 'requesting' },
      on: { 'payment.check': 'requesting' },
    },
  },
});

export const notReceivedState = takePaymentSetup.createStateConfig({
  description: 'The server has no such payment: nothing was charged. The user charges it or discards it.',
  on: {
    'payment.check': 'checking',
    'payment.charge': 'resending',
    'payment.discard': {
      target: 'loading',
      actions: [{ type: 'clearIntent', params: ({ context }) => claimedIntent(context) }, 'clearPayment'],
    },
  },
});

export const resendingState = takePaymentSetup.createStateConfig({
  description: 'Sends the payment again with its key, which never charges twice.',
  tags: 'busy',
  invoke: {
    id: 'takePayment',
    src: 'takePayment',
    input: ({ context }) => claimedIntent(context),
    onDone: [whenApproved, { target: 'checking.pending', actions: 'clearFailure' }],
    onError: [
      { guard: 'isNeverCharged', target: 'declined', actions: 'storeFailure' },
      { guard: 'isNotCharged', target: 'notReceived', actions: 'storeFailure' },
      { target: 'checking.unanswered', actions: 'storeFailure' },
    ],
  },
});
