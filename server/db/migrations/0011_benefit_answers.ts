import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Of the key in a link only its fingerprint; a newer link takes its place.
  'alter table benefit_uses add column answer_key bytea, add column answer_until timestamptz',
  'create unique index benefit_uses_by_answer_key on benefit_uses (answer_key)',
  // A patient answers without being a user.
  'alter table audit_entries alter column user_id drop not null',
];

export const benefitAnswers = runAll(STATEMENTS);
