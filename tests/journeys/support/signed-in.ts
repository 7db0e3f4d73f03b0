import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { AuthResult } from '#api/authentication.ts';
import type { StaffUser } from '#domain/access/staff.ts';
import { firstSelection, type Selection } from '#domain/session/selection.ts';
import { selectMember } from '../shell-page.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './sign-in.ts';

/** An empty page of the portal's origin. */
const EMPTY_PAGE = '/nothing-yet';

/**
 * Signs in without the login page, which takes five times as long. The portal's own stores write the session and the
 * first practice, and the page stays empty. Journeys about signing in use `signIn`. Returns the user.
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

/** Stores the tokens and the selection in the profile, and leaves the page empty. */
export async function keepTokens(page: Page, tokens: AuthResult, selection: Selection | null): Promise<void> {
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
  const kept = [tokens, selection].map((each) => JSON.stringify(each));
  await page.evaluate(`${inject('keptSession')}; keptSession.keep(${kept.join(', ')})`);
}

/** Opens a page as a signed-in user, with a selected patient if `memberId` names one. */
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
