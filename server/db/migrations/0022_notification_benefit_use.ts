import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Null for denials of older versions.
  'alter table notifications add column benefit_use_id bigint references benefit_uses on delete set null',
];

export const notificationBenefitUse = runAll(STATEMENTS);
