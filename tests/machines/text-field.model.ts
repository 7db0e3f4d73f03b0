import { textFieldMachine } from '#machines/text-field/text-field.machine.ts';
import { model } from '#tests/support/model/model.ts';

export const textFieldModel = model({
  machine: textFieldMachine,
  inputs: [{ field: 'loginEmail' }, { field: 'text', value: "O'Hara" }, { field: 'loginPassword' }],
  events: {
    'field.change': [
      { case: 'emptied', value: '' },
      { case: 'a word', value: 'Ann' },
      { case: 'with blanks and a period', value: ' Ann. ' },
      { case: 'a valid email', value: 'ann@a.test' },
      { case: 'nothing but refused keys', value: '{}' },
    ],
    'field.paste': [{ case: 'partly refused', value: 'bo{b}@b.test' }],
    'field.autofill': [{ value: 'cy@c.test' }],
    'field.load': [{ case: 'from the server', value: "O'Hara" }],
    'field.blur': [{}],
    'field.enter': [{}],
  },
  isHome: (snapshot) => snapshot.matches('untouched'),
});
