import { type Kysely, type Migration, sql } from 'kysely';

/** Networks in which users signed in lately: guesses from elsewhere don't lock a user out there. */
const STATEMENTS = [
  `create table sign_in_networks (
    user_id bigint not null references users on delete cascade,
    network cidr not null,
    last_at timestamptz not null,
    primary key (user_id, network)
  )`,
  'create index sign_in_networks_by_time on sign_in_networks (last_at)',
];

export const signIns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
