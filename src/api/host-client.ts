import createClient from 'openapi-fetch';
import type { PortalClient } from './client.ts';
import type { paths } from './schema.d.ts';

/** How a widget calls the API: its host sends a call in the name of the user. */
interface HostCalls {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Only to make addresses whole: nothing is sent there. */
const BASE = 'http://host.invalid';

/** The typed client of the contract, for a widget. What its calls resolve to is read by `answerOf`. */
export function createHostClient(host: HostCalls): PortalClient {
  return createClient<paths>({ baseUrl: BASE, fetch: (request) => sent(host, request) });
}

async function sent(host: HostCalls, request: Request): Promise<Response> {
  const { method, headers, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const text = hasBody ? await request.text() : '';
  // A body with nothing in it would be sent as a text, which the server does not read.
  const body = text === '' ? null : text;
  return host.fetch(request.url.slice(BASE.length), { method, headers, signal, body });
}
