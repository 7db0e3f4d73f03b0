import { text } from 'node:stream/consumers';
import { LOGIN_PASSWORD_MAX_LENGTH, NEW_PASSWORD_MIN_LENGTH } from '#domain/session/login.ts';
import { SIGN_IN_FIELDS } from '#domain/session/sign-in-fields.ts';
import { TEXT_FILTERS } from '#domain/text/text-filter.ts';
import { isEasyToGuess } from '../auth/new-password.ts';
import { SAMPLE_PASSWORD } from '../seed/profiles.ts';
import { CommandError } from './command-error.ts';
import type { Terminal } from './terminal.ts';

const VARIABLE = 'USER_PASSWORD';

/**
 * Must be typeable on the login page (LOGIN-4) and hard to guess. Read from the environment, from a pipe, or typed
 * twice; never from the command line, which other users can read. @throws CommandError
 */
export async function newPassword(terminal: Terminal, production: boolean, email: string): Promise<string> {
  const password = await givenPassword(terminal);
  const problem = problemOf(password, production, email);
  if (problem) throw new CommandError(problem);
  return password;
}

async function givenPassword({ env, input, askHidden }: Terminal): Promise<string> {
  const fromEnvironment = env[VARIABLE];
  if (fromEnvironment) return fromEnvironment;
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  const password = await askHidden('Password: ');
  if ((await askHidden('Repeat password: ')) !== password)
    throw new CommandError('The passwords don’t match.');
  return password;
}

function problemOf(password: string, production: boolean, email: string): string | null {
  const { accepts, inWords } = TEXT_FILTERS.password;
  const required = SIGN_IN_FIELDS.loginPassword.check(password);
  if (required) return `${required}: set ${VARIABLE}, or send it by a pipe.`;
  if (password.length < NEW_PASSWORD_MIN_LENGTH) {
    return `The password is shorter than ${NEW_PASSWORD_MIN_LENGTH} characters.`;
  }
  if (password.length > LOGIN_PASSWORD_MAX_LENGTH) {
    return `The password is longer than ${LOGIN_PASSWORD_MAX_LENGTH} characters.`;
  }
  if (![...password].every((character) => accepts.test(character))) {
    return `The password may have only ${inWords}.`;
  }
  if (production && password === SAMPLE_PASSWORD) return 'That password is published: choose another.';
  return password !== SAMPLE_PASSWORD && isEasyToGuess(password, email)
    ? 'The password is too easy to guess.'
    : null;
}
