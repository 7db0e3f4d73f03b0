import { runAll } from './run-all.ts';

export const emailHtml = runAll(['alter table outbox_messages add column html text']);
