import createClient, { type Client } from 'openapi-fetch';
import { callsAsRequests, createSend, type SendParts } from './call.ts';
import type { paths } from './schema.d.ts';

export type PortalClient = Client<paths>;

interface ClientParts extends SendParts {
  baseUrl: string;
}

const OPEN_PATHS: readonly string[] = [
  '/authenticate',
  '/refresh-token',
  '/sign-out',
] satisfies (keyof paths)[];

export function createPortalClient({ baseUrl, ...parts }: ClientParts): PortalClient {
  const send = createSend(parts);
  const open = OPEN_PATHS.map((path) => baseUrl + path);
  const calls = callsAsRequests((call) => send(call, open.includes(call.url) ? 'open' : 'token'));
  return createClient<paths>({ baseUrl, ...calls });
}
