import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Null for uses of older versions, and of clients that send no key.
  'alter table benefit_uses add column idempotency_key text',
];

export const benefitUseKeys = runAll(STATEMENTS);
