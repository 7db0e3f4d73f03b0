import { sql } from 'kysely';
import type { components, operations } from '#api/schema.d.ts';
import type { OperationId } from '../auth/policy.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';

type Wire = components['schemas'];
type Activity = Wire['PatientActivityEntry']['activity'];

/** Null where the audit does not lead to it, as for entries of older versions. */
interface Details {
  benefit: string | null;
  member: string | null;
  plan: string | null;
  amountCents: number | null;
  method: Wire['OfficeMethod'] | null;
  outcome: NonNullable<Wire['PatientActivityEntry']['outcome']> | null;
}

export interface ActivityEntry extends Details {
  activity: Activity;
  /** Null for the patient. */
  by: string | null;
  at: Date;
}

type MemberOperation = {
  [Id in OperationId]: operations[Id]['parameters'] extends { path: { memberId: string } } ? Id : never;
}[OperationId];
/** `answerBenefit` and `setAutoRenew` are of versions that did not audit which answer or setting it was. */
type MemberWrite =
  | Exclude<MemberOperation, `get${string}` | `list${string}`>
  | 'answerBenefit'
  | 'confirmBenefit'
  | 'denyBenefit'
  | 'turnAutoRenewOn'
  | 'turnAutoRenewOff';

const ACTIVITIES = {
  updateMember: 'patientEdited',
  addPatientNote: 'noteAdded',
  removePatientNote: 'noteRemoved',
  addPaymentAccount: 'paymentMethodAdded',
  updatePaymentAccount: 'paymentMethodChanged',
  deletePaymentAccount: 'paymentMethodRemoved',
  takePayment: 'paymentSubmitted',
  recordPayment: 'paymentRecorded',
  purchasePlan: 'purchaseSubmitted',
  renewPlan: 'renewalSubmitted',
  addPlanMember: 'newMemberSubmitted',
  setReceiptPreference: 'receiptPreferenceChanged',
  emailTransaction: 'receiptEmailed',
  emailPlanTransactions: 'statementEmailed',
  removeMemberFromPlan: 'memberRemoved',
  setAutoRenew: 'autoRenewChanged',
  turnAutoRenewOn: 'autoRenewTurnedOn',
  turnAutoRenewOff: 'autoRenewTurnedOff',
  cancelPlan: 'planCanceled',
  useBenefit: 'benefitUsed',
  undoBenefit: 'benefitUndone',
  resendBenefit: 'benefitResent',
  answerBenefit: 'benefitAnswered',
  confirmBenefit: 'benefitConfirmed',
  denyBenefit: 'benefitDenied',
} as const satisfies Partial<Record<MemberWrite, Activity>>;

const SALES: readonly MemberWrite[] = ['purchasePlan', 'renewPlan', 'addPlanMember'];
/** Audited with their idempotency key. */
const ORDERS: readonly MemberWrite[] = [...SALES, 'takePayment', 'recordPayment'];

/** Also listed for the plan's subscriber. */
const OF_PLAN: readonly MemberWrite[] = [
  'removeMemberFromPlan',
  'turnAutoRenewOn',
  'turnAutoRenewOff',
  'cancelPlan',
];

/** Their calls don't name the patient, so the audit doesn't lead to them. */
const STORED_ACTIVITIES = {
  refundTransaction: 'refundSubmitted',
  voidTransaction: 'voidSubmitted',
  sendPaymentReminders: 'reminderEmailed',
} as const satisfies Partial<Record<OperationId, Activity>>;
const ALL_ACTIVITIES = { ...ACTIVITIES, ...STORED_ACTIVITIES };

/**
 * Derived from the audit, and from the refunds, voids and reminders. A call that changed data in several transactions
 * counts once, and a rejected call not at all.
 */
export const patientActivityRepository = (db: Db) => ({
  /** The newest first; undefined for an unknown patient. */
  async list(
    practiceId: string,
    memberId: string,
    wanted: PageWanted,
  ): Promise<PageOf<ActivityEntry> | undefined> {
    const practice = recordNumber(practiceId);
    const { rows } = await sql<{
      records: number;
      entries: readonly (Details & {
        operation: keyof typeof ALL_ACTIVITIES;
        by: string | null;
        at: string;
      })[];
    }>`
      with patient as (
        select id from patients where practice_id = ${practice} and member_id = ${memberId}
      ),
      household as materialized (
        select plan_members.plan_id::text, member_id
        from plan_members own join plan_members on plan_members.plan_id = own.plan_id
        join patients on patients.id = plan_members.patient_id
        where own.patient_id = (select id from patient) and own.relationship = 'Self'
      ),
      changes as materialized (
        select min(id) as id, operation, min(user_id) as user_id, min(at) as at, min(subject) as subject,
          min(member_id) as member_id
        from audit_entries
        where (member_id = ${memberId} or member_id = any(array(select member_id from household))
            and operation = any(${OF_PLAN}::text[]) and subject = any(array(select plan_id from household)))
          and coalesce(practice_id, ${practice}) = ${practice} and stage = 'change'
          and operation = any(${Object.keys(ACTIVITIES)}::text[]) and not exists (
            select from audit_entries answers where answers.request_id = audit_entries.request_id
              and answers.stage = 'answer' and answers.outcome between 400 and 499)
        -- The page repeats an order with its key until the bank responds.
        group by operation, coalesce(case when operation = any(${ORDERS}::text[]) then subject end, request_id::text)
        union all
        -- Only a user's reversal has a digest.
        select id, case when voided then 'voidTransaction' else 'refundTransaction' end, taken_by, created_at, id::text,
          null
        from transactions
        where patient_id = (select id from patient) and referenced_transaction_id is not null
          and request_digest is not null
        union all
        select 0, 'sendPaymentReminders', user_id, created_at, request_key, null
        from payment_reminders where patient_id = (select id from patient)
      ),
      page as (
        select changes.id, operation, users.first_name as by, at, benefit, plan, amount_cents as "amountCents", method, outcome,
          case when operation = 'removeMemberFromPlan' then (
            select patients.first_name || ' ' || last_name from patients
            where practice_id = ${practice} and patients.member_id = changes.member_id) end as member
        from changes
        left join users on users.id = user_id
        left join lateral (${detailsOf(practice)}) details on true
        order by at desc, changes.id desc limit ${wanted.pageSize} offset ${offsetOf(wanted)}
      )
      select (select count(*)::integer from changes) as records,
        (select coalesce(jsonb_agg(page order by at desc, id desc), '[]') from page) as entries
      from patient`.execute(db);
    const [found] = rows;
    return (
      found && {
        records: found.records,
        rows: found.entries.map(({ operation, at, ...entry }) => ({
          ...entry,
          activity: ALL_ACTIVITIES[operation],
          at: new Date(at),
        })),
      }
    );
  },
});

/** What the change was about, found by its id or its idempotency key. */
const detailsOf = (practice: number) => sql`
  select benefit, null as plan, null::integer as amount_cents, null as method, null as outcome
  from benefit_uses join benefit_groups on benefit_groups.id = benefit_group_id
  where operation like '%Benefit' and benefit_uses.patient_id = (select id from patient)
    and subject in (benefit_uses.idempotency_key, benefit_uses.id::text)
  union all
  select null, null, charge_cents, office_method,
    case payment_status when 'Pending' then 'pending' when 'Failed' then 'declined' else 'paid' end
  from transactions
  where operation in ('takePayment', 'recordPayment') and practice_id = ${practice} and idempotency_key = subject
  union all
  select null, null, greatest(charge_cents, refund_cents), null, null
  from transactions
  where operation = 'emailTransaction' and practice_id = ${practice} and id::text = subject
    and patient_id = (select id from patient)
  union all
  select null, null, refund_cents, null,
    case payment_status when 'Pending' then 'pending' when 'Failed' then 'declined' else 'paid' end
  from transactions
  where operation in ('refundTransaction', 'voidTransaction') and transactions.id = changes.id
  union all
  select null, null, amount_cents, null, null
  from payment_reminders
  where operation = 'sendPaymentReminders' and patient_id = (select id from patient)
    and payment_reminders.user_id = changes.user_id and request_key = subject
  union all
  select null, name, null, null, null
  from plans
  where operation = any(${OF_PLAN}::text[]) and practice_id = ${practice} and id::text = subject
  union all
  select null, plans.name, amount_cents, case when amount_cents > 0 then plan_sales.office_method end,
    case state when 'pending' then 'pending' when 'declined' then 'declined' else 'paid' end
  from plan_sales left join plans on plans.id = plan_sales.plan_id
  where operation = any(${SALES}::text[]) and plan_sales.practice_id = ${practice}
    and idempotency_key = subject`;
