import { ROUTES } from './routes.ts';

/** The one Trusted Types policy that a page of the portal creates, and the login page alone. */
export const SPECULATION_POLICY = 'speculation';

/**
 * The rule that lets a browser fetch the dashboard's page while somebody signs in (LOGIN-6 reloads into it).
 * The page adds it as it stands here, and the page's policy admits no other text.
 */
export const SIGN_IN_SPECULATION = JSON.stringify({
  prefetch: [{ source: 'list', urls: [ROUTES.dashboard.path], eagerness: 'immediate' }],
});
