import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Scope } from '../auth/policy.ts';
import type { Clock } from '../clock.ts';
import { beforeCommit } from '../db/before-commit.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { clientAddress } from '../http/client-address.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { type AuditEntry, writeEntries, writeEntryOn } from './write-entries.queries.ts';

/** Batched: a durable write for each response would halve the throughput. */
const WRITE_EVERY_MS = 100;
const MOST_AT_ONCE = 500;
/** When the database is unavailable for long, the oldest entries are dropped and only their number is logged. */
const MOST_WAITING = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    changeAudited: boolean;
    /** Set by operations without a session: the user to audit, or null for an unknown user. */
    auditedUser: string | null | undefined;
    /** Set by operations that take a reason: it is audited with their change. */
    auditedReason: string | null;
    /** Set by operations whose path doesn't say what they change: replaces the operation and the subject. */
    auditedChange: { operation?: string; subject: string } | null;
    /** Set by pages that a user opens without a bearer token: they are audited as calls of an operation. */
    auditedPage: AuditedCall | null;
  }
}

interface AuditedCall {
  operation: string;
  /** Null for an unknown user; undefined for a call that is not audited. */
  userId: string | null | undefined;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Audits calls about a practice or an organization, changes that users make to their own account, and sign-ins. A
 * change's entry is written in the change's transaction. The response's entry follows within a moment, or before the
 * response if something changed without a transaction.
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
    const { operation, userId, params } = request.auditedPage ?? callOf(request);
    const kind = policy[operation]?.kind;
    if (userId === undefined || kind === undefined) return undefined;
    if (kind === 'user' && request.method === 'GET') return undefined;
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
      ...(stage === 'change' && {
        reason: request.auditedReason,
        subject: subjectOf(request),
        ...request.auditedChange,
      }),
    };
  }

  const callOf = (request: FastifyRequest): AuditedCall => ({
    operation: request.routeOptions.config.operation?.id ?? '',
    userId: isOpen(request) ? request.auditedUser : request.access?.userId,
    params: request.params as AuditedCall['params'],
  });

  const isOpen = (request: FastifyRequest): boolean =>
    policy[request.routeOptions.config.operation?.id ?? '']?.kind === 'open';

  app.decorateRequest('changeAudited', false);
  app.decorateRequest('auditedUser', undefined);
  app.decorateRequest('auditedReason', null);
  app.decorateRequest('auditedChange', null);
  app.decorateRequest('auditedPage', null);

  // Not earlier: reading the body loses the async context of a hook.
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
    // Sign-ins are audited before the response, so that a crash loses no attempt.
    const awaited = isOpen(request) || (changed && !request.changeAudited);
    const written = answers.add(entry, awaited);
    if (awaited) await written;
  });

  app.addHook('onClose', () => answers.settle());
}

/** The parameters of paths that name the record of a change. */
const SUBJECTS = [
  'notificationId',
  'transactionId',
  'userId',
  'noteId',
  'paymentAccountId',
  'adaCodeId',
  'logoId',
];

function subjectOf(request: FastifyRequest): string | null {
  const params = request.params as Readonly<Record<string, string | undefined>>;
  const named = SUBJECTS.map((name) => params[name]).find((id) => id !== undefined);
  return idOrNothing(named ?? idempotencyKeyOf(request));
}

/** Calls with invalid parameters are audited too, and must not break the audit. */
const idOrNothing = (text: string | undefined): string | null =>
  text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null;

/** Batches entries, and retries each batch until it is written. */
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
    /** @returns after the write or its first failure; `awaited` entries are written at once */
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
