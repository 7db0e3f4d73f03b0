import { textFieldMachine } from '#machines/text-field/text-field.machine.ts';
import { model } from '#tests/support/model/model.ts';

const NAME = /^[\p{L}\p{M}0-9 .'’-]{0,25}$/u;
const PASSWORD = /^[A-Za-z0-9 .?^!*@#$%&/()=+]{0,20}$/;
const LET_IN = {
  text: /^[A-Za-z0-9 .]{0,25}$/,
  loginEmail: /^[A-Za-z0-9.@_+-]{0,50}$/,
  loginPassword: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: PASSWORD,
  repeatedPassword: PASSWORD,
  givenName: NAME,
  surname: NAME,
  amount: /^[\d.,$]{0,12}$/,
  quantity: /^\d{0,4}$/,
  phone: /^[\d ().+-]{0,20}$/,
  zip: /^[\d-]{0,10}$/,
  cardExpiry: /^[\d/]{0,5}$/,
  date: /^[\d/]{0,10}$/,
};

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
    'field.blur': [{}],
    'field.enter': [{}],
  },
  isHome: (snapshot) => snapshot.matches('untouched') || snapshot.matches('settled'),
  invariants: {
    'FIELD-1: what somebody typed has only characters of its filter.': ({
      context: { field, origin, typed },
    }) => origin === 'given' || LET_IN[field].test(typed),
    'FIELD-2: only a required field is found faulty.': (snapshot) =>
      snapshot.context.field !== 'text' || !snapshot.matches({ settled: 'faulty' }),
    'LOGIN-3, LOGIN-4: an empty field is faulty once it is left.': (snapshot) =>
      snapshot.context.typed !== '' ||
      snapshot.context.field === 'text' ||
      !snapshot.matches({ settled: 'acceptable' }),
    'FIELD-2: a field waits for a pause only while somebody types.': (snapshot) =>
      !snapshot.matches('typing') || snapshot.context.origin === 'typed',
  },
});
