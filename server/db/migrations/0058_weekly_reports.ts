import { runAll } from './run-all.ts';

/** Who receives a practice's weekly report by email, and the file that several emails share. */
const STATEMENTS = [
  `create table report_subscriptions (
    user_id bigint not null references users on delete cascade,
    practice_id bigint not null references practices on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, practice_id)
  )`,
  'create index report_subscriptions_by_practice on report_subscriptions (practice_id)',
  `create table outbox_attachments (
    id bigint generated always as identity primary key,
    name text not null,
    pdf text not null
  )`,
  'alter table outbox_messages add column attachment_id bigint references outbox_attachments on delete set null',
];

export const weeklyReports = runAll(STATEMENTS);
