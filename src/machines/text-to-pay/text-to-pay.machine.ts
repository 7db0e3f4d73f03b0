import { assign, setup } from 'xstate';
import { FIELDS } from '#domain/text/fields.ts';
import {
  type FieldEvent,
  type FormFields,
  fieldActions,
  fieldEvents,
  unchangedFields,
} from '../shared/form-fields.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type TextToPayEvent =
  /** The patient's own address, or empty. */
  { type: 'request.open'; address: string } | FieldEvent<'address'> | { type: 'request.close' };

export interface TextToPayContext {
  fields: FormFields<'address'>;
}

const RULES = { address: FIELDS.recipientEmail };

export const textToPayMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as TextToPayContext, events: {} as TextToPayEvent },
  actions: {
    storeAddress: assign({ fields: (_, { address }: { address: string }) => unchangedFields({ address }) }),
    ...fieldActions(RULES),
  },
}).createMachine({
  id: 'textToPay',
  description: 'Asks for the address of a payment request. Nothing is sent yet.',
  meta: { requirements: ['DIALOG-1'] },
  context: { fields: unchangedFields({ address: '' }) },
  initial: 'closed',
  states: {
    closed: {
      description: 'The form is not on the page.',
      on: {
        'request.open': {
          target: 'open',
          actions: { type: 'storeAddress', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: 'The form shows the address. Both buttons only close the form.',
      meta: { requirements: ['FIELD-1'] },
      on: {
        ...fieldEvents,
        'request.close': 'closed',
      },
    },
  },
});
