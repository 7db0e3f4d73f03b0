import { expect, it } from 'vitest';
import { isEasyToGuess } from '#server/auth/new-password.ts';

it.each([
  'password',
  'P@ssw0rd',
  'p4$$w0rd99',
  'Welcome2026!',
  '2026Summer',
  '12345678',
  'qwertyuiop',
  'abc12345',
  'aaaaaaaa',
  'Bridgework1',
  'vera.talbot1',
  'xxVera.Talbotxx',
])('LAYOUT-8: %s is easy to guess', (password) =>
  expect(isEasyToGuess(password, 'vera.talbot@bridgework.test')).toBe(true),
);

it.each(['Harbor.Walk(7)', 'aZ 9.?^!*@#$%&/()=+', 'correct horse batt', 'kV8#tq?2Lm', 'passwordless keys'])(
  'LAYOUT-8: %s is not easy to guess',
  (password) => expect(isEasyToGuess(password, 'vera.talbot@bridgework.test')).toBe(false),
);

it('LAYOUT-8: a password may contain a username of three letters', () =>
  expect(isEasyToGuess('Riviera.Sand(7)', 'vie@bridgework.test')).toBe(false));
