import { runAll } from './run-all.ts';

const STATEMENTS = [
  // The reason that the user gave for the change.
  'alter table audit_entries add column reason text',
];

export const auditReasons = runAll(STATEMENTS);
