import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import { SOLD_STRUCTURE } from '#domain/navigation/marketplace-frame.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import type { SoldLevel } from './sale.ts';
import { findLevelsOf, soldIn } from './sale-facts.queries.ts';

interface OfferedBenefit {
  benefit: string;
  /** Uses in a term; 0 means no limit. */
  limit: number;
  codes: readonly string[];
}

export interface OfferedProcedure {
  code: string;
  description: string;
  category: string;
  usualCents: number;
}

export interface Offer {
  id: number;
  name: string;
  annualMaximumCents: number | null;
  levels: readonly SoldLevel[];
  benefits: readonly OfferedBenefit[];
  discounts: readonly { name: string; percentHundredths: number }[];
}

export function offersRepository(db: Db, clock: Clock) {
  return {
    /** What the practice sells today, and the procedures with a known price. */
    async list(
      practiceId: string,
      {
        state,
        structure = SOLD_STRUCTURE,
      }: { state?: string | undefined; structure?: string | undefined } = {},
    ): Promise<{ offers: Offer[]; procedures: OfferedProcedure[] }> {
      const id = recordNumber(practiceId);
      const practice = await db
        .selectFrom('practices')
        .select(['time_zone', 'state'])
        .where('id', '=', id)
        .executeTakeFirst();
      const today = dayIn(practice?.time_zone ?? 'UTC', clock());
      const { rows } = await sql<Omit<Offer, 'levels'>>`
        select id, name, annual_maximum_cents as "annualMaximumCents", (
          select coalesce(json_agg(json_build_object('benefit', benefit, 'limit', term_limit, 'codes', (
            select coalesce(json_agg(ada_code order by code_key), '[]')
            from benefit_group_codes join procedure_codes on procedure_codes.id = procedure_code_id
            where benefit_group_id = benefit_groups.id)) order by position), '[]')
          from benefit_groups where benefit_groups.offered_plan_id = offered_plans.id) as benefits, (
          select coalesce(json_agg(json_build_object(
            'name', plan_discounts.name, 'percentHundredths', percent_hundredths) order by position), '[]')
          from plan_discounts where plan_discounts.offered_plan_id = offered_plans.id) as discounts
        from offered_plans
        where practice_id = ${id} and structure = ${structure}
          and ${soldIn(sql`${state ?? practice?.state ?? ''}`)}
        order by name collate "C", id`.execute(db);
      const plans = rows.map((row) => row.id);
      const levels = await findLevelsOf(db, id, plans, today);
      const offers = rows.map((row, at) => ({ ...row, levels: levels[at] ?? [] }));
      return {
        offers: offers.filter(({ levels }) => levels.length > 0),
        procedures: await procedures(db, id),
      };
    },
  };
}

const procedures = (db: Db, practiceId: number): Promise<OfferedProcedure[]> =>
  db
    .selectFrom('procedure_codes')
    .select(['ada_code as code', 'description', 'category', 'ucr_cents as usualCents'])
    .where('practice_id', '=', practiceId)
    .orderBy('code_key')
    .execute();
