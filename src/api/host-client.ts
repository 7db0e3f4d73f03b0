import createClient from 'openapi-fetch';
import { callsAsRequests } from './call.ts';
import type { PortalClient } from './client.ts';
import type { paths } from './schema.d.ts';

/** The part of a host that sends a widget's calls with the user's token. */
interface HostCalls {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export const createHostClient = (host: HostCalls): PortalClient =>
  createClient<paths>({ baseUrl: '', ...callsAsRequests(({ url, init }) => host.fetch(url, init)) });
