import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Only the hash of a link's key is stored. A newer link replaces it.
  'alter table benefit_uses add column answer_key bytea, add column answer_until timestamptz',
  'create unique index benefit_uses_by_answer_key on benefit_uses (answer_key)',
  // A patient answers without a user account.
  'alter table audit_entries alter column user_id drop not null',
];

export const benefitAnswers = runAll(STATEMENTS);
