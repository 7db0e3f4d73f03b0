import { expect, it } from 'vitest';
import { NEW_PASSWORD_MIN_LENGTH } from '#domain/session/login.ts';
import { isEasyToGuess } from '#server/auth/new-password.ts';

it('LAYOUT-8: a new password has at least 8 characters', () => expect(NEW_PASSWORD_MIN_LENGTH).toBe(8));

it.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'p4$$w0rd99',
  'Welcome2026!',
  '2026Summer',
  '12345678',
  '87654321',
  '123123123',
  'qwertyuiop',
  'qwerty123',
  'abc12345',
  'asdfghjkl',
  'aaaaaaaa',
  'abababab',
  'Dentist1!',
  'Bridgework1',
  'vera.talbot1',
  'xxVera.Talbotxx',
])('LAYOUT-8: %s is among the first that are tried', (password) =>
  expect(isEasyToGuess(password, 'vera.talbot@bridgework.test')).toBe(true),
);

it.each([
  'Harbor.Walk(7)',
  'First.Of.Two',
  'aZ 9.?^!*@#$%&/()=+',
  'correct horse batt',
  'Bridge2026! and on',
  'kV8#tq?2Lm',
  'passwordless keys',
])('LAYOUT-8: %s is not', (password) =>
  expect(isEasyToGuess(password, 'vera.talbot@bridgework.test')).toBe(false),
);

it('LAYOUT-8: a name of three letters is in too many words to be refused', () =>
  expect(isEasyToGuess('Riviera.Sand(7)', 'vie@bridgework.test')).toBe(false));
