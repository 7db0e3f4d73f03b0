import type { Db } from '#server/db/open.ts';
import { practiceAccountsRepository } from '#server/practices/practice-accounts.queries.ts';
import { addRow } from './tables.ts';

interface PracticeGiven {
  state?: string;
  phone?: string;
  goal?: number;
  /** By default, an organization of its own. */
  organizationId?: number | string;
}

/** A new practice without patients; returns its number. */
export async function addPractice(db: Db, name: string, given: PracticeGiven = {}): Promise<number> {
  const { state = 'OH', phone = '', goal = 0, organizationId } = given;
  const accounts = practiceAccountsRepository(db);
  const organization = organizationId ?? (await accounts.ensureOrganization(`Organization of ${name}`));
  const support = { telephoneNumber: '', weekdayHours: '', weekendHours: '', emailSupport: '', address: '' };
  const { id } = await accounts.addPractice(Number(organization), { name, state, phone, goal, support });
  return id;
}

export interface PatientGiven {
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  email?: string;
  subscriber?: string;
  phone?: string;
}

/** @returns the patient's number and member id */
export async function addPatient(
  db: Db,
  practiceId: number,
  given: PatientGiven = {},
): Promise<{ id: number; memberId: string }> {
  const { id, member_id } = await db
    .insertInto('patients')
    .values({
      practice_id: practiceId,
      subscriber_identifier: given.subscriber ?? 'S1',
      first_name: given.firstName ?? 'Vera',
      last_name: given.lastName ?? 'Talbot',
      birth_date: given.birthDate ?? '1980-04-12',
      email: given.email ?? 'vera.talbot@mail.test',
      phone: given.phone ?? '(614) 555-0100',
      address_line1: '1 Elm Terrace',
      city: 'Columbus',
      state: 'OH',
      zip_code: '43215',
    })
    .returning(['id', 'member_id'])
    .executeTakeFirstOrThrow();
  return { id, memberId: member_id };
}

export interface PlanGiven {
  start: string;
  end: string;
  inactive?: boolean;
  templateType?: 'Legacy' | 'Ad-hoc';
  scheduleDate?: string;
  name?: string;
  dueCents?: number[];
  dependents?: readonly { id: number; disabled?: boolean }[];
  /** The plan that the practice sells. */
  offer?: number;
  autoRenew?: boolean;
  paidByPractice?: boolean;
}

/** @returns the plan's number */
export async function addPlan(
  db: Db,
  practiceId: number,
  subscriber: number,
  given: PlanGiven,
): Promise<number> {
  const id = await addRow(db, 'plans', {
    practice_id: practiceId,
    name: given.name ?? 'Everyday Care',
    coverage_level_id: 'one',
    coverage_level: 'Individual',
    start_date: given.start,
    end_date: given.end,
    auto_renew: given.autoRenew ?? true,
    paid_by_practice: given.paidByPractice ?? false,
    offered_plan_id: given.offer ?? null,
    inactive: given.inactive ?? false,
    template_type: given.templateType ?? 'Legacy',
    schedule_date: given.scheduleDate ?? null,
    add_additional_member_cents: 9900,
  });
  await db
    .insertInto('plan_members')
    .values([
      { plan_id: id, patient_id: subscriber, relationship: 'Self' as const, disabled: false },
      ...(given.dependents ?? []).map((each) => ({
        plan_id: id,
        patient_id: each.id,
        relationship: 'Dependent' as const,
        disabled: each.disabled ?? false,
      })),
    ])
    .execute();
  for (const amount_cents of given.dueCents ?? [])
    await addRow(db, 'payments_due', { plan_id: id, amount_cents, due_date: given.start });
  return id;
}
