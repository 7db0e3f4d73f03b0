import { driveSession, sessionPage } from '#tests/support/pages/session.ts';
import { apiOf } from '../support/api.ts';
import { it } from '../support/journey.ts';
import { SAMPLE_PASSWORD } from '../support/sign-in.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { sessionSet } from './session-set.ts';
import { walkOnPage } from './walk.ts';

it('LOGIN-6, LOGIN-8, SESSION-3, SESSION-4, SESSION-5: the session walks through its chart and leaves no transition out', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/(status of 401 \(.*\)|ERR_INTERNET_DISCONNECTED) at \/api\/(user|refresh-token)$/);
  pageErrors.expect(/status of 500 \(.*\) at \/api\/user$/);
  const api = await apiOf(address, 'admin@bridgework.test', SAMPLE_PASSWORD);
  const { id } = (await api.get('/user')) as { id: string };
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(sessionPage, driveSession(adapter, await sessionSet(page, adapter, id)));
});
