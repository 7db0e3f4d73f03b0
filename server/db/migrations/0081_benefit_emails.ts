import { runAll } from './run-all.ts';

const STATEMENTS = [
  'alter table benefit_uses add column emailed boolean not null default true',
  `update benefit_uses set emailed = false from patients
    where patients.id = patient_id and email = '' and status = 'Requested'`,
];

export const benefitEmails = runAll(STATEMENTS);
