import { ROUTES } from './routes.ts';

/** The only Trusted Types policy of the portal. Only the login page creates it. */
export const SPECULATION_POLICY = 'speculation';

/**
 * The browser prefetches the dashboard while the user signs in (LOGIN-6 reloads into it). The page's policy allows
 * exactly this text.
 */
export const SIGN_IN_SPECULATION = JSON.stringify({
  prefetch: [{ source: 'list', urls: [ROUTES.dashboard.path], eagerness: 'immediate' }],
});
