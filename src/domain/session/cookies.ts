/** @param cookies the `Cookie` header, or `document.cookie` */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    ?.split('; ')
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
}
