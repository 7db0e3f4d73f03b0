import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { outcomeOf, PASSWORD, refusalIn, suiteServer } from '../../support/server.ts';

const NEW = 'Harbor.Walk(7)';
const QUARTER_HOUR_MS = 15 * 60 * 1000;

describe.each(SAMPLED_ENGINES)('LAYOUT-8: changing a password, over %s', (engine) => {
  const server = suiteServer({ engine });

  const newUser = async () => {
    const { username } = await addStranger(server.db, ['ViewerGeneral']);
    return { username, ...(await server.signIn(username)) };
  };
  const change = (token: string, currentPassword: unknown, newPassword: unknown) =>
    server.call('POST', '/api/user/password', { token, body: { currentPassword, newPassword } });

  it('API-21.5: the new password signs in, the old one does not, and the other sessions end', async () => {
    const user = await newUser();
    const elsewhere = await server.signIn(user.username);
    expect(outcomeOf(await change(user.accessToken, PASSWORD, NEW))).toEqual([
      200,
      'Password changed successfully',
    ]);
    expect((await server.tryToSignIn(user.username, PASSWORD)).statusCode).toBe(401);
    expect((await server.tryToSignIn(user.username, NEW)).statusCode).toBe(200);

    const statusFor = async (token: string) => (await server.call('GET', '/api/user', { token })).statusCode;
    expect(await statusFor(user.accessToken)).toBe(200);
    expect(await statusFor(elsewhere.accessToken)).toBe(401);
    const refresh = (refreshToken: string) =>
      server.call('POST', '/api/refresh-token', { body: { refreshToken } });
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(401);
    expect((await refresh(user.refreshToken)).statusCode).toBe(200);
    const { accessToken: colleague } = await server.signIn('admin');
    expect(await statusFor(colleague)).toBe(200);
  });

  it('LAYOUT-8: a wrong current password is rejected, and changes nothing', async () => {
    const user = await newUser();
    const answer = await change(user.accessToken, 'Wrong2026!', NEW);
    expect(refusalIn(answer)).toEqual([400, 'wrongPassword', 'Your current password is incorrect.']);
    expect(answer.json()).toMatchObject({
      validationErrors: [{ field: 'currentPassword', message: 'Your current password is incorrect.' }],
    });
    expect((await server.tryToSignIn(user.username, PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['short1', 'The new password must be at least 8 characters', 'invalidRequest'],
    ['123456789012345678901', 'The new password must be at most 20 characters', 'invalidRequest'],
    [
      'Brücke2026!',
      'The new password may have only letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = +',
      'invalidRequest',
    ],
    [undefined, 'Password is required', 'invalidRequest'],
    [PASSWORD, 'Your new password must be different from the current one.', 'samePassword'],
    ['Password1!', 'This password is too easy to guess. Choose another one.', 'weakPassword'],
  ])('LAYOUT-8.3: %j is rejected as a new password', async (next, message, code) => {
    const user = await newUser();
    expect(refusalIn(await change(user.accessToken, PASSWORD, next))).toEqual([400, code, message]);
  });

  it('LAYOUT-8: after ten wrong guesses the right password is rejected for 15 minutes', async () => {
    const user = await newUser();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await change(user.accessToken, `Guess${guess}2026`, NEW)).statusCode).toBe(400);
    }
    const refused = await change(user.accessToken, PASSWORD, NEW);
    expect(outcomeOf(refused)).toEqual([
      429,
      'Too many attempts to change the password. Try again in 15 minutes.',
    ]);
    server.clock.pass(QUARTER_HOUR_MS);
    expect((await change(user.accessToken, PASSWORD, NEW)).statusCode).toBe(200);
  });

  it('LAYOUT-8: of two changes at once, one succeeds', async () => {
    const user = await newUser();
    const answers = await Promise.all(
      ['First.Of.Two', 'Second.Of.Two'].map((next) => change(user.accessToken, PASSWORD, next)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
