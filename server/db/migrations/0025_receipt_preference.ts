import { runAll } from './run-all.ts';

const STATEMENTS = ['alter table patients add column emails_receipts boolean not null default false'];

export const receiptPreference = runAll(STATEMENTS);
