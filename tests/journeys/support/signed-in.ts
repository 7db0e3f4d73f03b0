import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { AuthResult } from '#api/authentication.ts';
import type { StaffUser } from '#domain/access/staff.ts';
import { firstSelection, type Selection } from '#domain/session/selection.ts';
import { selectMember } from '../shell-page.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './sign-in.ts';

/** A page of the portal's origin with nothing on it. */
const EMPTY_PAGE = '/nothing-yet';

/**
 * Signs in without the login page: the profile has the session and the first practice as the portal's own stores keep
 * them, and the page is empty. Costs a fifth of the login page; journeys that are about signing in use `signIn`. Answers who it is.
 */
export async function storeSession(page: Page, email: SamplePerson): Promise<StaffUser> {
  const { request } = page.context();
  const data = { username: email, password: SAMPLE_PASSWORD };
  const tokens: AuthResult = await (await request.post('/api/authenticate', { data })).json();
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  const user: StaffUser = await (await request.get('/api/user', { headers })).json();
  await keepTokens(page, tokens, firstSelection(user));
  return user;
}

/** Leaves the profile with these tokens and this choice, and the page empty. */
export async function keepTokens(page: Page, tokens: AuthResult, selection: Selection | null): Promise<void> {
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
  const kept = [tokens, selection].map((each) => JSON.stringify(each));
  await page.evaluate(`${inject('keptSession')}; keptSession.keep(${kept.join(', ')})`);
}

/** Opens a page, the dashboard unless told, of somebody who is signed in; of that patient, where one is named. */
export async function openAs(
  page: Page,
  email: SamplePerson,
  { at = '/', memberId }: { at?: string; memberId?: string } = {},
): Promise<void> {
  await storeSession(page, email);
  if (memberId !== undefined) await selectMember(page, memberId);
  await page.goto(at);
  if (at === '/') await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}
