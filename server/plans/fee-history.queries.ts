import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

type FeeEventKind = 'scheduled' | 'edited' | 'canceled' | 'postponed' | 'noticesSent';

export interface FeeEvent {
  id: string;
  kind: FeeEventKind;
  at: Date;
  /** Null if the portal made the change, or if the user is unknown. */
  by: string | null;
  levelName: string;
  newFeeCents: number;
  communicationSendDate: string;
  effectiveDate: string;
  emails: number | null;
}

const MOST_EVENTS = 100;

/** Adds the current state of the increase to the history. */
export async function recordFeeEvent(
  on: Db,
  increaseId: number,
  event: { kind: FeeEventKind; by: number | null; at: Date; emails?: number },
): Promise<void> {
  const { kind, by, at, emails = null } = event;
  await sql`
    insert into fee_increase_events (fee_increase_id, kind, made_by, made_at, new_fee_cents,
      communication_send_date, effective_date, emails)
    select id, ${kind}, ${by}, ${at}, new_fee_cents, communication_send_date, effective_date, ${emails}::integer
    from fee_increases where id = ${increaseId}`.execute(on);
}

/** The latest first. */
export async function listFeeEvents(on: Db, planId: string): Promise<FeeEvent[]> {
  const { rows } = await sql<FeeEvent>`
    select events.id::text as id, events.kind, events.made_at as at,
      users.first_name as by, coverage_levels.name as "levelName",
      events.new_fee_cents as "newFeeCents", events.communication_send_date as "communicationSendDate",
      events.effective_date as "effectiveDate", events.emails
    from fee_increase_events events
    join fee_increases on fee_increases.id = events.fee_increase_id
    join coverage_levels using (offered_plan_id, level_id)
    left join users on users.id = events.made_by
    where offered_plan_id = ${recordNumber(planId)}
    order by events.id desc limit ${MOST_EVENTS}`.execute(on);
  return rows;
}
