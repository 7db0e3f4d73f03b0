import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditEntry, writeEntries, writeEntryOn } from '../auth/audit.queries.ts';
import type { Scope } from '../auth/policy.ts';
import type { Clock } from '../clock.ts';
import { beforeCommit } from '../db/before-commit.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { clientAddress } from './client-address.ts';

/** Answers are written down together: a durable write for each would halve how many the server gives. */
const WRITE_EVERY_MS = 100;
const MOST_AT_ONCE = 500;
/** Beyond this the database has been away for long: the oldest are told to the log, by number alone. */
const MOST_WAITING = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a transaction of this call has written its audit entry. */
    changeAudited: boolean;
    /**
     * Set by an operation that needs no session, where its outcome is to be audited: the user it was about, or null for
     * an unknown one.
     */
    auditedUser: string | null | undefined;
  }
}

/**
 * Keeps the audit of every call about a practice or an organization, whoever answers it, of what users change of
 * their own, and of sign-ins. A change takes its entry into
 * its own transaction; how a call was answered follows within a moment, and before the answer where something was
 * changed without a transaction.
 */
export function auditCalls(
  app: FastifyInstance,
  parts: { db: Db; clock: Clock; policy: Readonly<Record<string, Scope>> },
): void {
  const { db, clock, policy } = parts;
  const answers = groupedWrites<AuditEntry>(
    (entries) => writeEntries(db, entries),
    (error, lost) => app.log.error({ err: error, lost }, 'the audit could not be written'),
  );

  function entryFor(request: FastifyRequest, stage: AuditEntry['stage'], outcome: number | null) {
    const operation = request.routeOptions.config.operation?.id ?? '';
    const kind = policy[operation]?.kind;
    const userId = isOpen(request) ? request.auditedUser : request.access?.userId;
    if (userId === undefined || kind === undefined) return undefined;
    if (kind === 'user' && request.method === 'GET') return undefined;
    const params = request.params as Readonly<Record<string, string | undefined>>;
    const number = (id: string | undefined) => (id === undefined ? null : recordNumber(id));
    return {
      at: clock(),
      requestId: request.id,
      operation,
      stage,
      userId: userId === null ? null : recordNumber(userId),
      organizationId: number(params['organizationId']),
      practiceId: number(params['practiceId'] ?? params['id']),
      memberId: idOrNothing(params['memberId']),
      outcome,
      address: clientAddress(request.ip).address ?? null,
    };
  }

  const isOpen = (request: FastifyRequest): boolean =>
    policy[request.routeOptions.config.operation?.id ?? '']?.kind === 'open';

  app.decorateRequest('changeAudited', false);
  app.decorateRequest('auditedUser', undefined);

  // Not earlier: reading the body leaves the context in which a hook ran.
  app.addHook('preHandler', (request, _reply, done) => {
    beforeCommit.run(async (connection) => {
      const entry = entryFor(request, 'change', null);
      if (!entry) return;
      await writeEntryOn(connection, entry);
      request.changeAudited = true;
    }, done);
  });

  app.addHook('onSend', async (request, reply) => {
    const entry = entryFor(request, 'answer', reply.statusCode);
    if (!entry) return;
    const changed = request.method !== 'GET' && reply.statusCode < 300;
    // A sign-in is in the audit before it is answered, refused or not: no crash loses a guess.
    const awaited = isOpen(request) || (changed && !request.changeAudited);
    const written = answers.add(entry, awaited);
    if (awaited) await written;
  });

  app.addHook('onClose', () => answers.settle());
}

/** An address that the contract refuses is audited too: nothing of it may stop the audit. */
const idOrNothing = (text: string | undefined): string | null =>
  text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null;

/** Writes what is added together with what comes within a moment, again and again until it is written. */
function groupedWrites<Entry>(
  write: (entries: readonly Entry[]) => Promise<void>,
  failed: (error: unknown, lost: number) => void,
) {
  let waiting: { entry: Entry; done: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const group = waiting.splice(0, MOST_AT_ONCE);
    if (group.length === 0) return;
    try {
      await write(group.map(({ entry }) => entry));
      for (const { done } of group) done();
    } catch (error) {
      const kept = [...group, ...waiting].slice(-MOST_WAITING);
      const lost = group.length + waiting.length - kept.length;
      waiting = kept;
      for (const { done } of kept) done();
      failed(error, lost);
    }
    if (waiting.length > 0) later(WRITE_EVERY_MS);
  }

  function later(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(writeWaiting);
    }, milliseconds);
  }

  return {
    /** @returns when it has been written, or could not be for now; `awaited` entries don't wait for others */
    add(entry: Entry, awaited: boolean): Promise<void> {
      return new Promise((done) => {
        waiting.push({ entry, done });
        if (awaited) {
          clearTimeout(timer);
          timer = undefined;
        }
        later(awaited ? 0 : WRITE_EVERY_MS);
      });
    },
    async settle(): Promise<void> {
      clearTimeout(timer);
      await writing;
      for (let groups = Math.ceil(waiting.length / MOST_AT_ONCE); groups > 0; groups -= 1)
        await writeWaiting();
      clearTimeout(timer);
    },
  };
}
