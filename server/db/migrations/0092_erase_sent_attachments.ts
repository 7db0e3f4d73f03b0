import { runAll } from './run-all.ts';

/** The files of emails that were all sent are erased. The index finds the emails of a file. */
const STATEMENTS = [
  'create index outbox_messages_by_attachment on outbox_messages (attachment_id) where attachment_id is not null',
  `delete from outbox_attachments where not exists (
    select from outbox_messages where attachment_id = outbox_attachments.id and state <> 'sent')`,
];

export const eraseSentAttachments = runAll(STATEMENTS);
