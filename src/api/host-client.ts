import createClient from 'openapi-fetch';
import { callsAsRequests } from './call.ts';
import type { PortalClient } from './client.ts';
import type { paths } from './schema.d.ts';

/** How a widget calls the API: its host sends a call in the name of the user. */
interface HostCalls {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The typed client of the contract, for a widget. What its calls resolve to is read by `answerOf`. */
export const createHostClient = (host: HostCalls): PortalClient =>
  createClient<paths>({ baseUrl: '', ...callsAsRequests(({ url, init }) => host.fetch(url, init)) });
