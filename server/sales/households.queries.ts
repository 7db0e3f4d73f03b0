import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { NewMember } from './sale.ts';

export interface SoldMember {
  memberId: string;
  name: string;
  birthDate: string;
  relationship: 'Self' | 'Dependent';
}

interface Known {
  id: number;
  /** Of an active plan. */
  planId: number | null;
  relationship: string | null;
}

/** A patient with the same name and birth date, and the plan that they have on a day. */
export async function findKnown(
  db: Db,
  practiceId: number,
  { firstName, lastName, birthDate }: NewMember,
  day: string,
): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select patients.id, held.plan_id as "planId", held.relationship
    from patients left join lateral (${activePlan(day)}) held on true
    where practice_id = ${practiceId} and birth_date = ${birthDate}
      and first_key = name_key(${firstName.trim()}) and last_key = name_key(${lastName.trim()})
    order by patients.id limit 1`.execute(db);
  return rows[0];
}

/** The plan on which a patient is a dependent on a day. */
export async function planLeftBy(db: Db, patientId: number, day: string) {
  const { rows } = await sql<{ id: number; name: string; relationship: string }>`
    select held.plan_id as id, plans.name, held.relationship
    from patients join lateral (${activePlan(day)}) held on true join plans on plans.id = held.plan_id
    where patients.id = ${patientId} and held.relationship = 'Dependent'`.execute(db);
  return rows[0];
}

const activePlan = (day: string) => sql`
  select plan_members.plan_id, relationship from plan_members join plans on plans.id = plan_members.plan_id
  where plan_members.patient_id = patients.id and not plan_members.disabled and not plans.inactive
    and ${day} between start_date and end_date
  order by relationship desc limit 1`;

/** The known patient, or a new one with the subscriber's address, becomes a dependent of the plan. */
export async function addDependent(
  on: Db,
  {
    planId,
    subscriberId,
    practiceId,
    day,
  }: { planId: number; subscriberId: number; practiceId: number; day: string },
  newMember: NewMember,
): Promise<void> {
  const known = await findKnown(on, practiceId, newMember, day);
  const patientId = known?.id ?? (await addPatientLike(on, subscriberId, newMember));
  await sql`
    insert into plan_members (plan_id, patient_id, relationship) values (${planId}, ${patientId}, 'Dependent')
    on conflict (plan_id, patient_id) do update set disabled = false`.execute(on);
}

async function addPatientLike(on: Db, subscriberId: number, newMember: NewMember): Promise<number> {
  const { firstName, lastName, birthDate } = newMember;
  const { rows } = await sql<{ id: number }>`
    insert into patients (practice_id, subscriber_identifier, first_name, last_name, birth_date, email, phone,
      address_line1, address_line2, city, state, zip_code)
    select practice_id, subscriber_identifier, ${firstName.trim()}, ${lastName.trim()}, ${birthDate}, '', phone,
      address_line1, address_line2, city, state, zip_code
    from patients where id = ${subscriberId}
    returning id`.execute(on);
  return rows[0]?.id ?? 0;
}

/** The subscriber first, then the dependents, the oldest first. */
export async function membersOfSale(db: Db, planId: number): Promise<SoldMember[]> {
  const { rows } = await sql<SoldMember>`
    select member_id as "memberId", first_name || ' ' || last_name as name, birth_date::text as "birthDate", relationship
    from plan_members join patients on patients.id = patient_id
    where plan_id = ${planId} and not disabled
    order by relationship desc, birth_date, patients.id`.execute(db);
  return rows;
}
