import { runAll } from './run-all.ts';

const STATEMENTS = [
  // The record that the change is about: its id, or the idempotency key of the call that created it.
  'alter table audit_entries add column subject text',
];

export const auditSubjects = runAll(STATEMENTS);
