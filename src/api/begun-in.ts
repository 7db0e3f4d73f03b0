import type { BegunIn } from '#domain/session/begun-in.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';

/** Says with a write where it was begun: the server refuses it anywhere else. */
export const BEGUN_IN = 'X-Portal-Begun-In';

export const begunInText = ({ organizationId, practiceId }: BegunIn): components['parameters']['BegunIn'] =>
  `${organizationId}/${practiceId}`;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isWrite = (method: string): boolean => !READS.has(method);

/** The header of a call, as far as somebody works anywhere. */
export const begunInHeader = (place: BegunIn | null): Readonly<Record<string, string>> =>
  place === null ? {} : { [BEGUN_IN]: begunInText(place) };

type Send = (path: string, init?: { headers?: object }) => Promise<unknown>;

/**
 * The client whose writes say where they were begun: that is read as the call is made, before anything is waited for.
 * A call that names a place of its own keeps it.
 */
export function sayingWhereBegun(client: PortalClient, place: () => BegunIn | null): PortalClient {
  const saying =
    (send: Send): Send =>
    (path, init) =>
      send(path, { ...init, headers: { ...begunInHeader(place()), ...init?.headers } });
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const told = writes.map((method) => [method, saying(client[method] as Send)]);
  return { ...client, ...Object.fromEntries(told) };
}
