import { runAll } from './run-all.ts';

/** A problem report is an email to support with a JSON file, and the user's address to reply to. */
const STATEMENTS = [
  'alter table outbox_attachments rename column pdf to content',
  `alter table outbox_attachments add column content_type text not null default 'application/pdf'`,
  'alter table outbox_messages add column reply_to text',
];

export const problemReports = runAll(STATEMENTS);
