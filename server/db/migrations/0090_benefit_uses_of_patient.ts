import { runAll } from './run-all.ts';

/** The activity of a patient finds their benefit uses. */
const STATEMENTS = ['create index benefit_uses_by_patient on benefit_uses (patient_id)'];

export const benefitUsesOfPatient = runAll(STATEMENTS);
