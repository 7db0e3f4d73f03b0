import { type ColumnType, sql } from 'kysely';
import { INVITATION_DAYS } from '#domain/access/staff-member.ts';
import { passwordEntry, writeEntries } from '../audit/write-entries.queries.ts';
import { type Clock, DAY_MS, MINUTE_MS } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { fingerprintOf, newLinkKey } from '../link-keys.ts';
import { type EmailText, type PasswordLink, passwordResetEmail } from '../mail/email-texts.ts';
import { writeMessage } from '../mail/outbox.queries.ts';
import { sessionsRepository } from './sessions.queries.ts';

export const LINK_MINUTES = 30;

interface LinkWanted {
  /** The start of the link's address, without the key. */
  linkBase: string;
  isInvitation: boolean;
  textOf(name: string, link: PasswordLink): EmailText;
}

interface UsedBy {
  requestId: string;
  address: string | null;
}

type ResetTables = {
  password_resets: { key_hash: Buffer; user_id: number; created_at: ColumnType<Date, Date, Date> };
};

/** The link's key authorizes the user once. The user is not signed in. */
export function passwordResetsRepository(database: Db, clock: Clock, linkBase: string) {
  return {
    /** Emails a link if there is such a user. */
    request: (username: string): Promise<void> =>
      database.transaction().execute((transaction) =>
        emailPasswordLink(transaction, clock, username, {
          linkBase,
          isInvitation: false,
          textOf: passwordResetEmail,
        }),
      ),

    /** @returns the user of a link that still works */
    find: (key: string): Promise<{ username: string } | undefined> =>
      database
        .withTables<ResetTables>()
        .selectFrom('password_resets')
        .innerJoin('users', 'users.id', 'password_resets.user_id')
        .select('username')
        .where('key_hash', '=', fingerprintOf(key))
        .where(works(clock))
        .where('locked', '=', false)
        .executeTakeFirst(),

    /** Sets the password, and ends every link and session of the user. @returns whether the link still worked */
    use: (key: string, passwordHash: string, { requestId, address }: UsedBy): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const used = await transaction
          .withTables<ResetTables>()
          .deleteFrom('password_resets')
          .where('key_hash', '=', fingerprintOf(key))
          .where(works(clock))
          .returning('user_id')
          .executeTakeFirst();
        if (!used) return false;
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', used.user_id)
          .where('locked', '=', false)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await endPasswordLinks(transaction, used.user_id);
        await sessionsRepository(transaction, clock).endAll(String(used.user_id));
        await writeEntries(transaction, [
          passwordEntry('resetPassword', used.user_id, { at: clock(), requestId, address }),
        ]);
        return true;
      }),
  };
}
export type PasswordResetsRepository = ReturnType<typeof passwordResetsRepository>;

/** Emails a link to a user who is not locked. It replaces the user's earlier links. */
export async function emailPasswordLink(
  transaction: Db,
  clock: Clock,
  username: string,
  { linkBase, isInvitation, textOf }: LinkWanted,
): Promise<void> {
  const key = newLinkKey();
  // Locks in a separate statement, so that the next one sees the link of a simultaneous request.
  const account = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'first_name as name'])
    .where('username_key', '=', username.trim().toLowerCase())
    .where('locked', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return;
  await sql`
    with earlier as (
      delete from password_resets where user_id = ${account.id} or not ${works(clock)})
    insert into password_resets (key_hash, user_id, created_at, is_invitation)
    values (${fingerprintOf(key)}, ${account.id}, ${clock()}::timestamptz, ${isInvitation}::boolean)`.execute(
    transaction,
  );
  await writeMessage(transaction, clock, {
    kind: 'passwordReset',
    practiceId: null,
    to: account.email,
    ...textOf(account.name, {
      link: `${linkBase}/${key}`,
      expiresIn: isInvitation ? `${INVITATION_DAYS} days` : `${LINK_MINUTES} minutes`,
    }),
  });
}

/** Ends the user's links. */
export async function endPasswordLinks(transaction: Db, userId: number): Promise<void> {
  await transaction
    .withTables<ResetTables>()
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .execute();
}

function works(clock: Clock) {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  return sql<boolean>`password_resets.created_at > case when is_invitation
    then ${before(INVITATION_DAYS * DAY_MS)}::timestamptz else ${before(LINK_MINUTES * MINUTE_MS)}::timestamptz end`;
}
