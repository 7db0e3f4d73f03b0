import { sql } from 'kysely';
import type { components, operations } from '#api/schema.d.ts';
import type { OperationId } from '../auth/policy.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';

export type Activity = components['schemas']['PatientActivityEntry']['activity'];

export interface ActivityEntry {
  activity: Activity;
  /** Null for the patient. */
  by: string | null;
  at: Date;
}

type MemberOperation = {
  [Id in OperationId]: operations[Id]['parameters'] extends { path: { memberId: string } } ? Id : never;
}[OperationId];
type MemberWrite = Exclude<MemberOperation, `get${string}` | `list${string}`> | 'answerBenefit';

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
  useBenefit: 'benefitUsed',
  undoBenefit: 'benefitUndone',
  resendBenefit: 'benefitResent',
  answerBenefit: 'benefitAnswered',
} as const satisfies Partial<Record<MemberWrite, Activity>>;

/**
 * Derived from the audit: nothing else is stored. A call that changed data in several transactions counts once, and a
 * rejected call not at all.
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
      entries: readonly { operation: keyof typeof ACTIVITIES; by: string | null; at: string }[];
    }>`
      with calls as materialized (
        select min(id) as id from audit_entries
        where member_id = ${memberId} and coalesce(practice_id, ${practice}) = ${practice} and stage = 'change'
          and operation = any(${Object.keys(ACTIVITIES)}::text[]) and not exists (
            select from audit_entries answers where answers.request_id = audit_entries.request_id
              and answers.stage = 'answer' and answers.outcome between 400 and 499)
        group by request_id, operation
      ),
      page as (
        select calls.id, operation, first_name as by, at
        from calls join audit_entries using (id) left join users on users.id = user_id
        order by calls.id desc limit ${wanted.pageSize} offset ${offsetOf(wanted)}
      )
      select (select count(*)::integer from calls) as records,
        (select coalesce(jsonb_agg(page order by id desc), '[]') from page) as entries
      from patients where practice_id = ${practice} and member_id = ${memberId}`.execute(db);
    const [found] = rows;
    return (
      found && {
        records: found.records,
        rows: found.entries.map(({ operation, by, at }) => ({
          activity: ACTIVITIES[operation],
          by,
          at: new Date(at),
        })),
      }
    );
  },
});
export type PatientActivityRepository = ReturnType<typeof patientActivityRepository>;
