/** Calls the portal's API without a browser, with its own token. */
export async function apiOf(address: string, username: string, password: string) {
  const call = async (method: string, path: string, token?: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const signedIn = await call('POST', '/authenticate', undefined, { username, password });
  const token = String(Reflect.get(Object(signedIn), 'accessToken'));
  return {
    get: (path: string) => call('GET', path, token),
    post: (path: string, body?: object) => call('POST', path, token, body),
  };
}
