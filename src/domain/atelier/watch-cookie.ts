/** The server adds the inspector to pages of a browser with this cookie. It names nothing and no person. */
export const WATCH_COOKIE = 'statecharts=live';

export const isWatched = (cookies: string | undefined): boolean =>
  cookies?.split('; ').includes(WATCH_COOKIE) ?? false;
