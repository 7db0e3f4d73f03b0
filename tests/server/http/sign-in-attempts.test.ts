import { expect, it } from 'vitest';
import { SIGN_IN_LIMITS, signInAttempts } from '#server/http/sign-in-attempts.ts';

const MINUTE_MS = 60_000;

function attemptsAt(start = 0) {
  let time = start;
  const attempts = signInAttempts(SIGN_IN_LIMITS, () => time);
  return { ...attempts, pass: (milliseconds: number) => (time += milliseconds) };
}

it('ten failed sign-ins of a user from an address are heard, the eleventh waits out the quarter of an hour', () => {
  const attempts = attemptsAt();
  for (let count = 0; count < 10; count += 1) attempts.begin('10.0.0.1', 'Ann@bridgework.test');
  attempts.pass(5 * MINUTE_MS);

  expect(() => attempts.begin('10.0.0.1', ' ann@bridgework.test')).toThrow(
    expect.objectContaining({
      status: 429,
      message: 'Too many sign-in attempts. Try again in 10 minutes.',
      headers: { 'retry-after': '600' },
    }),
  );
  expect(() => attempts.begin('10.0.0.2', 'ann@bridgework.test')).not.toThrow();
  expect(() => attempts.begin('10.0.0.1', 'bob@bridgework.test')).not.toThrow();
  attempts.pass(10 * MINUTE_MS);
  expect(() => attempts.begin('10.0.0.1', 'ann@bridgework.test')).not.toThrow();
});

it('a sign-in that succeeds forgives the failures before it', () => {
  const attempts = attemptsAt();
  for (let round = 0; round < 5; round += 1) {
    for (let failure = 0; failure < 9; failure += 1) attempts.begin('10.0.0.1', 'ann@bridgework.test');
    attempts.begin('10.0.0.1', 'ann@bridgework.test');
    attempts.succeed('10.0.0.1', 'ann@bridgework.test');
  }
  for (let failure = 0; failure < 10; failure += 1) attempts.begin('10.0.0.1', 'ann@bridgework.test');
  expect(() => attempts.begin('10.0.0.1', 'ann@bridgework.test')).toThrow('Too many sign-in attempts.');
});

it('an address that tries many users waits after a hundred failures', () => {
  const attempts = attemptsAt();
  for (let count = 0; count < 100; count += 1) attempts.begin('10.0.0.1', `user${count}@bridgework.test`);
  expect(() => attempts.begin('10.0.0.1', 'ann@bridgework.test')).toThrow('Too many sign-in attempts.');
});

it('attempts that the server could not judge keep nobody waiting', () => {
  const attempts = attemptsAt();
  for (let count = 0; count < 200; count += 1) {
    attempts.begin('10.0.0.1', 'ann@bridgework.test');
    attempts.forgive('10.0.0.1', 'ann@bridgework.test');
  }
  for (let failure = 0; failure < 10; failure += 1) attempts.begin('10.0.0.1', 'ann@bridgework.test');
  expect(() => attempts.begin('10.0.0.1', 'ann@bridgework.test')).toThrow('Too many sign-in attempts.');
});
