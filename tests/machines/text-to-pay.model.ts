import { model } from '#charts/explore/model.ts';
import { textToPayMachine } from '#machines/text-to-pay/text-to-pay.machine.ts';

/** The address of the patient in the model. */
const OWN = 'ada.marlowe@example.test';

export const textToPayModel = model({
  machine: textToPayMachine,
  inputs: [undefined],
  events: {
    'request.open': [{ address: OWN }],
    'field.change': [
      { case: 'another address', field: 'address', value: 'ada@mail.test' },
      { case: 'one with a rejected key', field: 'address', value: 'ada!@mail.test' },
    ],
    'field.blur': [{ field: 'address' }],
    'request.close': [{}],
  },
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'DIALOG-1: nothing is sent, because no outside work ever runs.': ({ children }) =>
      Object.keys(children).length === 0,
    'FIELD-1: a rejected character never appears in the address.': ({ context }) =>
      !context.fields.texts.address.includes('!'),
    'FIELD-1: a rejection appears only for text that the user typed in place of the patient’s address.': ({
      context,
    }) => context.fields.refusal === null || context.fields.texts.address !== OWN,
  },
});
