import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { hasNextTerm, RUNS_OR_WAITS } from './renewed-terms.queries.ts';

interface FeeLevelKey {
  planId: number;
  levelId: string;
}

/** The members that an increase of a level affects. */
export interface FeeReach {
  /** Sold plans that are active today, or whose renewed term waits for its payment. */
  plans: number;
  /** The people on them. */
  members: number;
  /** Subscribers without an email address, by name. They pay for the plan: the practice doesn't. */
  notEmailed: readonly { memberId: string; name: string }[];
  autoRenewing: number;
  /** Plans that renew at the current fee, from the notice until the new fee takes effect. */
  renewalsBefore: number;
}

interface FeeDates {
  today: string;
  communicationSendDate: string;
  effectiveDate: string;
}

/** In the order of the levels. A plan renews on the day when its term ends. */
export async function listFeeReaches(
  db: Db,
  levels: readonly FeeLevelKey[],
  { today, communicationSendDate, effectiveDate }: FeeDates,
): Promise<FeeReach[]> {
  const given = JSON.stringify(levels.map((level, position) => ({ ...level, position })));
  const { rows } = await sql<FeeReach>`
    select count(plans.id)::integer as plans, coalesce(sum(people.members), 0)::integer as members,
      coalesce(json_agg(json_build_object('memberId', subscriber.member_id, 'name', subscriber.name)
        order by subscriber.name, subscriber.member_id)
        filter (where subscriber.email = '' and not plans.paid_by_practice), '[]') as "notEmailed",
      count(*) filter (where plans.auto_renew)::integer as "autoRenewing",
      count(*) filter (where plans.auto_renew and plans.end_date >= ${communicationSendDate}
        and plans.end_date < ${effectiveDate})::integer as "renewalsBefore"
    from json_to_recordset(${given}) as given("planId" bigint, "levelId" text, position integer)
    left join plans on plans.offered_plan_id = given."planId" and plans.coverage_level_id = given."levelId"
      and ${RUNS_OR_WAITS} and plans.start_date <= ${today} and plans.end_date >= ${today}
      and not ${hasNextTerm(today)}
    left join lateral (
      select count(*) as members from plan_members where plan_members.plan_id = plans.id and not disabled
    ) people on true
    left join lateral (
      select member_id, email, first_name || ' ' || last_name as name
      from plan_members join patients on patients.id = patient_id
      where plan_members.plan_id = plans.id and not disabled and relationship = 'Self'
    ) subscriber on true
    group by given.position order by given.position`.execute(db);
  return rows;
}
