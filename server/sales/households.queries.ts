import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { RUNS_OR_WAITS, unpaidRenewal } from '../plans/renewed-terms.queries.ts';
import type { NewMember, PersonRefusal } from './sale.ts';

export interface SoldMember {
  memberId: string;
  name: string;
  birthDate: string;
  relationship: 'Self' | 'Dependent';
}

interface Known {
  id: number;
  memberId: string;
  /** Their active plan. */
  planId: number | null;
}

/** Who buys, and the day. */
interface Home {
  practiceId: number;
  patientId: number;
  today: string;
}

/** The patients with the same name and birth date. */
export async function findKnown(
  db: Db,
  practiceId: number,
  { firstName, lastName, birthDate, memberId }: NewMember,
  day: string,
): Promise<Known[]> {
  const { rows } = await sql<Known>`
    ${knownPatients(practiceId, day)} and birth_date = ${birthDate}
      and first_key = name_key(${firstName.trim()}) and last_key = name_key(${lastName.trim()})
      and (${memberId ?? null}::text is null or member_id = ${memberId ?? null})
    order by patients.id`.execute(db);
  return rows;
}

async function findById(db: Db, { practiceId, today }: Home, memberId: string): Promise<Known[]> {
  const { rows } = await sql<Known>`
    ${knownPatients(practiceId, today)} and member_id = ${memberId}`.execute(db);
  return rows;
}

const knownPatients = (practiceId: number, day: string) => sql`
  select patients.id, member_id as "memberId", held.plan_id as "planId"
  from patients left join lateral (${activePlan(day)}) held on true
  where practice_id = ${practiceId}`;

/**
 * The people with their member IDs, or without one for a new patient. Refused if anyone is covered already.
 * @param isStored the people of a stored sale: those with a member ID may have another name since
 */
export async function identify(
  db: Db,
  home: Home,
  people: readonly NewMember[],
  isStored = false,
): Promise<NewMember[] | PersonRefusal> {
  const identified: NewMember[] = [];
  for (const [at, person] of people.entries()) {
    const one = await identifyOne(db, home, person, isStored);
    if (one === 'unknown' || one === 'memberCovered') return one;
    if (one !== 'memberAmbiguous') identified.push(one);
    if (one === 'memberAmbiguous' || isNamedTwice(identified)) return `memberAmbiguous:dependents.${at}`;
  }
  return identified;
}

async function identifyOne(db: Db, home: Home, person: NewMember, isStored: boolean) {
  // Another person than those on file has no member ID yet, whatever the caller sends.
  if (person.evenIfKnown === true) return { ...person, memberId: undefined };
  const [patient, ...others] =
    isStored && person.memberId !== undefined
      ? await findById(db, home, person.memberId)
      : await findKnown(db, home.practiceId, person, home.today);
  if (others.length > 0) return 'memberAmbiguous';
  if (!patient) return person.memberId === undefined ? person : 'unknown';
  if (patient.planId !== null || patient.id === home.patientId) return 'memberCovered';
  return { ...person, memberId: patient.memberId };
}

/** The same patient, or a new patient who has the name and birth date of another. */
function isNamedTwice(people: readonly NewMember[]): boolean {
  const names = people
    .filter(({ evenIfKnown }) => evenIfKnown !== true)
    .map(({ memberId, ...person }) => memberId ?? nameOf(person));
  return new Set(names).size < names.length;
}

const nameOf = ({ firstName, lastName, birthDate }: NewMember): string =>
  [firstName, lastName, birthDate].map((text) => text.trim().toLowerCase()).join('\n');

/** Whether a pending sale is to one of these people, or includes one as a member. */
export async function hasPendingSale(
  db: Db,
  practiceId: number,
  people: readonly NewMember[],
): Promise<boolean> {
  const wanted = people.filter(({ evenIfKnown }) => evenIfKnown !== true);
  if (wanted.length === 0) return false;
  const { rows } = await sql`
    select from plan_sales
    join patients on patients.id = patient_id,
    jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted("firstName" text, "lastName" text, "birthDate" text, "memberId" text)
    where plan_sales.practice_id = ${practiceId} and plan_sales.state = 'pending' and (
      patients.member_id = wanted."memberId" or exists (
        select from jsonb_to_recordset(
          coalesce(contents -> 'dependents', '[]') || coalesce(nullif(contents -> 'newMember', 'null'), '[]')
        ) as named("firstName" text, "lastName" text, "birthDate" text, "memberId" text)
        where named."memberId" = wanted."memberId" or named."birthDate" = wanted."birthDate"
          and name_key(btrim(named."firstName")) = name_key(btrim(wanted."firstName"))
          and name_key(btrim(named."lastName")) = name_key(btrim(wanted."lastName"))))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The plans on which a patient is a dependent on a day or later, also a next term that waits for its payment. */
export async function plansLeftBy(db: Db, patientId: number, day: string) {
  const { rows } = await sql<{ id: number; name: string }>`
    select plans.id, plans.name from plan_members join plans on plans.id = plan_members.plan_id
    where patient_id = ${patientId} and relationship = 'Dependent' and not disabled
      and end_date >= ${day} and ${RUNS_OR_WAITS}
    order by plans.id`.execute(db);
  return rows;
}

/**
 * Whether a patient is the subscriber of an offered plan that ends after today.
 * @param except the plan that is renewed
 */
export async function holdsPlan(
  db: Db,
  { patientId, today }: { patientId: number; today: string },
  offeredPlanId: number,
  except: number | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    select from plan_members join plans on plans.id = plan_members.plan_id
    where patient_id = ${patientId} and relationship = 'Self' and not disabled and not inactive
      and offered_plan_id = ${offeredPlanId} and end_date > ${today}
      and plans.id is distinct from ${except} limit 1`.execute(db);
  return rows.length > 0;
}

/** The plans of a subscriber whose next term waits for its automatic payment. */
export async function listUnpaidRenewals(db: Db, patientId: number) {
  const { rows } = await sql<{ name: string; offeredPlanId: number | null }>`
    select plans.name, offered_plan_id as "offeredPlanId"
    from plan_members join plans on plans.id = plan_members.plan_id
    where patient_id = ${patientId} and relationship = 'Self' and exists (${unpaidRenewal(sql`plans.id`)})
    order by plans.id`.execute(db);
  return rows;
}

const activePlan = (day: string) => sql`
  select plan_members.plan_id, relationship from plan_members join plans on plans.id = plan_members.plan_id
  where plan_members.patient_id = patients.id and not plan_members.disabled and not plans.inactive
    and ${day} between start_date and end_date
  order by relationship desc limit 1`;

/** The identified patient, or a new one with the subscriber's address, becomes a dependent of the plan. */
export async function addDependent(
  on: Db,
  { planId, subscriberId, joins }: { planId: number; subscriberId: number; joins: string },
  person: NewMember,
): Promise<void> {
  const known =
    person.memberId === undefined
      ? undefined
      : await on
          .selectFrom('patients')
          .select('id')
          .where('member_id', '=', person.memberId)
          .where('practice_id', '=', (of) =>
            of.selectFrom('patients').select('practice_id').where('id', '=', subscriberId),
          )
          .executeTakeFirst();
  const patientId = known?.id ?? (await addPatientLike(on, subscriberId, person));
  await sql`
    insert into plan_members (plan_id, patient_id, relationship, joined_on)
    select id, ${patientId}, 'Dependent', case when start_date < ${joins} then ${joins}::date end
    from plans where id = ${planId}
    on conflict (plan_id, patient_id) do update
      set disabled = false, left_on = null,
        joined_on = case when plan_members.disabled and plan_members.left_on < ${joins}::date
          then excluded.joined_on else plan_members.joined_on end`.execute(on);
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
