import { assign, setup } from 'xstate';
import { editedAddress } from '#domain/payment/receipt-email.ts';

export type TextToPayEvent =
  /** With the patient's own address; empty where they have none. */
  | { type: 'request.open'; address: string }
  /** With each key: the text of the address as it stands then. */
  | { type: 'address.type'; text: string }
  | { type: 'request.close' };

export interface TextToPayContext {
  address: string;
  /** Why the last key was not let in whole. */
  refusal: string | null;
}

export const textToPayMachine = setup({
  types: { context: {} as TextToPayContext, events: {} as TextToPayEvent },
  actions: {
    takeAddress: assign((_, { address }: { address: string }) => ({ address, refusal: null })),
    takeText: assign(({ context }, { text }: { text: string }) => {
      const { value, refusal } = editedAddress(context.address, text);
      return { address: value, refusal };
    }),
  },
}).createMachine({
  id: 'textToPay',
  description: 'An address is asked for to which a request for a payment would go; nothing is sent yet.',
  meta: { requirements: ['DIALOG-1'] },
  context: { address: '', refusal: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The form is not on the page.',
      on: {
        'request.open': {
          target: 'open',
          actions: { type: 'takeAddress', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: 'The address stands in its field; both buttons only close the form.',
      meta: { requirements: ['FIELD-1'] },
      on: {
        'address.type': { actions: { type: 'takeText', params: ({ event }) => event } },
        'request.close': 'closed',
      },
    },
  },
});
