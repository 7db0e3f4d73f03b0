import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Of a change for which the user gives a reason.
  'alter table audit_entries add column reason text',
];

export const auditReasons = runAll(STATEMENTS);
