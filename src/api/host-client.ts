import createClient from 'openapi-fetch';
import { callsAsRequests } from './call.ts';
import type { PortalClient } from './client.ts';
import type { paths } from './schema.d.ts';

interface HostCalls {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export const createHostClient = (host: HostCalls): PortalClient =>
  createClient<paths>({ baseUrl: '', ...callsAsRequests(({ url, init }) => host.fetch(url, init)) });
