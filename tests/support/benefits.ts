import type { Db } from '#server/db/open.ts';
import { addPatient, addPlan, type PlanGiven } from './patients.ts';
import { rowOf } from './tables.ts';

/** A member and their plan. */
export interface Held {
  memberId: string;
  planId: string;
}

/** A new member of the first practice, with a plan that the sample's practice sells. */
export async function addHolder(db: Db, given: PlanGiven): Promise<Held> {
  const patient = await addPatient(db, 1);
  const { id: offer } = await rowOf(db, 'offered_plans', ['id'], { practice_id: 1, name: 'Everyday Care' });
  const plan = await addPlan(db, 1, patient.id, { offer, ...given });
  return { memberId: patient.memberId, planId: String(plan) };
}
