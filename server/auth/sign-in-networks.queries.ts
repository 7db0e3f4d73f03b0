import { sql } from 'kysely';
import { type Clock, DAY_MS } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

const KNOWN_FOR_MS = 30 * DAY_MS;

/** Networks, such as `192.0.2.0/24`, where users signed in within 30 days. */
export function signInNetworksRepository(db: Db, clock: Clock) {
  const since = () => new Date(clock().getTime() - KNOWN_FOR_MS);

  return {
    /** The same statement for known and unknown usernames. */
    async isKnown(username: string, network: string): Promise<boolean> {
      const { rows } = await sql<{ known: boolean }>`
        select exists (
          select from sign_in_networks join users on users.id = user_id
          where username_key = ${username} and network = ${network}::cidr and last_at > ${since()}
        ) as known`.execute(db);
      return rows[0]?.known ?? false;
    },

    async list(username: string): Promise<string[]> {
      const { rows } = await sql<{ network: string }>`
        select network::text from sign_in_networks join users on users.id = user_id
        where username_key = ${username.trim().toLowerCase()}`.execute(db);
      return rows.map(({ network }) => network);
    },

    async remember(userId: string, network: string): Promise<void> {
      await sql`insert into sign_in_networks (user_id, network, last_at)
        values (${recordNumber(userId)}, ${network}::cidr, ${clock()})
        on conflict (user_id, network) do update set last_at = excluded.last_at`.execute(db);
    },

    async sweep(): Promise<void> {
      await sql`delete from sign_in_networks where last_at <= ${since()}`.execute(db);
    },
  };
}
export type SignInNetworks = ReturnType<typeof signInNetworksRepository>;
