import { model } from '#charts/explore/model.ts';
import { FIELDS, type FieldName } from '#domain/text/fields.ts';
import { textFieldMachine } from '#machines/text-field/text-field.machine.ts';

const LET_IN: Partial<Record<FieldName, RegExp>> = {
  text: /^[A-Za-z0-9 .]{0,25}$/,
  loginEmail: /^[A-Za-z0-9.@_+-]{0,50}$/,
  loginPassword: /^[A-Za-z0-9 .?^!*@#$%&/()=+]{0,20}$/,
};

export const textFieldModel = model({
  machine: textFieldMachine,
  inputs: [
    { field: 'loginEmail', rules: FIELDS.loginEmail },
    { field: 'text', rules: FIELDS.text, value: "O'Hara" },
    { field: 'loginPassword', rules: FIELDS.loginPassword },
  ],
  events: {
    'field.change': [
      { case: 'emptied', field: 'text', value: '' },
      { case: 'a word', field: 'text', value: 'Ann' },
      { case: 'with blanks and a period', field: 'text', value: ' Ann. ' },
      { case: 'a valid email', field: 'text', value: 'ann@a.test' },
      { case: 'partly refused', field: 'text', value: 'bo{b}@b.test' },
      { case: 'nothing but refused keys', field: 'text', value: '{}' },
    ],
    'field.blur': [{ field: 'text' }],
    'field.settle': [{}],
  },
  isHome: (snapshot) => snapshot.matches('untouched') || snapshot.matches('settled'),
  invariants: {
    'FIELD-1: typed text has only characters that its filter allows.': ({ context: { field, fields } }) =>
      fields.changed.length === 0 || LET_IN[field]?.test(fields.texts.text) === true,
    'FIELD-2: only a required field can be invalid.': (snapshot) =>
      snapshot.context.field !== 'text' || !snapshot.matches({ settled: 'invalid' }),
    'LOGIN-3, LOGIN-4: an empty field is invalid once the user leaves it.': (snapshot) =>
      snapshot.context.fields.texts.text !== '' ||
      snapshot.context.field === 'text' ||
      !snapshot.matches({ settled: 'valid' }),
    'FIELD-2: a field waits for a pause only while the user types.': (snapshot) =>
      !snapshot.matches('typing') || snapshot.context.fields.changed.length > 0,
  },
});
