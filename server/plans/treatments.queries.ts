import { sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { Db } from '../db/open.ts';
import { FEE_OF_TERM } from './fee-of-term.ts';
import { type MembersPlan, type PlanPath, planOfMember } from './plan-of-member.queries.ts';

/** Whole cents. */
interface UsedProcedure {
  cdtCode: string;
  description: string;
  benefit: string;
  procedureDate: string;
  status: components['schemas']['BenefitRequestStatus'];
  emailed: boolean;
  ucrCents: number;
  savedCents: number;
}

interface TreatmentSummary extends MembersPlan {
  feeCents: number | null;
  procedures: readonly UsedProcedure[];
}

export const treatmentsRepository = (db: Db) => ({
  async find(path: PlanPath): Promise<TreatmentSummary | undefined> {
    const plan = await planOfMember(db, path);
    if (!plan) return undefined;
    const { rows } = await sql<UsedProcedure>`
      select ada_code as "cdtCode", description, benefit, procedure_date::text as "procedureDate", status, emailed,
        greatest(ucr_cents, given_cents) as "ucrCents",
        case when status = 'Denied' then 0 else given_cents end as "savedCents"
      from benefit_uses
      join procedure_codes on procedure_codes.id = procedure_code_id
      join benefit_groups on benefit_groups.id = benefit_group_id
      where plan_id = ${plan.planId} and patient_id = ${plan.patientId} and undone_at is null
      order by procedure_date desc, benefit_uses.id desc`.execute(db);
    const fee = await sql<{ cents: number | null }>`
      select ${FEE_OF_TERM} as cents from plans where id = ${plan.planId}`.execute(db);
    return { ...plan, feeCents: fee.rows[0]?.cents ?? null, procedures: rows };
  },
});
