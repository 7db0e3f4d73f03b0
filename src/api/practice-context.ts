import type { PracticeContext } from '#domain/session/practice-context.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';

/** A write names the practice context in which it began. The server rejects it in any other. */
export const PRACTICE_CONTEXT = 'X-Practice-Context';

export const practiceContextText = ({
  organizationId,
  practiceId,
}: PracticeContext): components['parameters']['PracticeContext'] => `${organizationId}/${practiceId}`;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isWrite = (method: string): boolean => !READS.has(method);

export const practiceContextHeader = (context: PracticeContext | null): Readonly<Record<string, string>> =>
  context === null ? {} : { [PRACTICE_CONTEXT]: practiceContextText(context) };

type Send = (path: string, init?: { headers?: object }) => Promise<unknown>;

/** Reads the context when the call is made, before any wait. A call's own header wins. */
export function withPracticeContext(
  client: PortalClient,
  context: () => PracticeContext | null,
): PortalClient {
  const withHeader =
    (send: Send): Send =>
    (path, init) =>
      send(path, { ...init, headers: { ...practiceContextHeader(context()), ...init?.headers } });
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const senders = writes.map((method) => [method, withHeader(client[method] as Send)]);
  return { ...client, ...Object.fromEntries(senders) };
}
