import type { Db } from '../db/open.ts';
import { idAt, insertAll, nextIds } from './insert-all.ts';
import type { SeedHousehold } from './practice-patients.ts';

const PATIENT_COLUMNS = `id bigint, practice_id bigint, subscriber_identifier text, first_name text, middle_initial text,
  last_name text, birth_date date, email text, email_verified boolean, phone text, address_line1 text, address_line2 text,
  city text, state text, zip_code text, external_patient_id text, external_patient_source text`;
const PLAN_COLUMNS = `id bigint, practice_id bigint, name text, coverage_level_id text, coverage_level text, start_date date,
  end_date date, auto_renew boolean, inactive boolean, template_type text, schedule_date date,
  add_additional_member_cents integer`;
const PLAN_MEMBER_COLUMNS = 'plan_id bigint, patient_id bigint, relationship text, disabled boolean';
const PAYMENT_DUE_COLUMNS = 'plan_id bigint, amount_cents integer, paid_cents integer, due_date date';

export interface StoredHousehold extends SeedHousehold {
  patientIds: readonly number[];
  planIds: readonly number[];
}

/** One statement per table, for any number of households. */
export async function writeHouseholds(
  db: Db,
  practiceId: number,
  households: readonly SeedHousehold[],
): Promise<StoredHousehold[]> {
  const patientIds = await nextIds(db, 'patients', households.flatMap(({ people }) => people).length);
  const planIds = await nextIds(db, 'plans', households.flatMap(({ plans }) => plans).length);
  const stored = households.map((household) => ({
    ...household,
    patientIds: patientIds.splice(0, household.people.length),
    planIds: planIds.splice(0, household.plans.length),
  }));

  await insertAll(
    db,
    'patients',
    PATIENT_COLUMNS,
    stored.flatMap((each) =>
      each.people.map((person, at) => ({
        ...person,
        id: idAt(each.patientIds, at),
        practice_id: practiceId,
      })),
    ),
  );
  const heldPlans = stored.flatMap((each) =>
    each.plans.map((plan, at) => ({ ...plan, id: idAt(each.planIds, at), patientIds: each.patientIds })),
  );
  await insertAll(
    db,
    'plans',
    PLAN_COLUMNS,
    heldPlans.map(({ plan, id }) => ({ ...plan, id, practice_id: practiceId })),
  );
  await insertAll(
    db,
    'plan_members',
    PLAN_MEMBER_COLUMNS,
    heldPlans.flatMap(({ id, members, patientIds: ids }) =>
      members.map(({ person, relationship, disabled }) => ({
        plan_id: id,
        patient_id: idAt(ids, person),
        relationship,
        disabled,
      })),
    ),
  );
  await insertAll(
    db,
    'payments_due',
    PAYMENT_DUE_COLUMNS,
    heldPlans.flatMap(({ id, due }) => due.map((each) => ({ plan_id: id, ...each }))),
  );
  return stored;
}
