import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { recordFeeEvent } from './fee-history.queries.ts';
import { noticesOf } from './fee-notice.ts';
import type { FeeDecision } from './fees.ts';

interface LevelKey {
  planId: string;
  levelId: string;
}

/** Always in the same order. Decisions and notices wait for each other. */
export async function lockLevels(on: Db, levels: readonly LevelKey[]): Promise<void> {
  const keys = sql.join(
    levels.map(({ planId, levelId }) => sql`(${recordNumber(planId)}::bigint, ${levelId})`),
  );
  await sql`
    select from coverage_levels where (offered_plan_id, level_id) in (${keys})
    order by offered_plan_id, level_id for update`.execute(on);
  await sql`
    select from fee_increases where (offered_plan_id, level_id) in (${keys}) and cancelled_at is null
    order by id for update`.execute(on);
}

/** Runs in the transaction that has locked the level. */
export async function carryOut(
  on: Db,
  { planId, levelId }: LevelKey,
  decided: FeeDecision,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (decided.kind === 'rejected' || decided.kind === 'same') return;
  const made = { by: recordNumber(userId), at: now };
  await on
    .updateTable('coverage_levels')
    .set(({ eb }) => ({ fee_version: eb('fee_version', '+', 1) }))
    .where('offered_plan_id', '=', recordNumber(planId))
    .where('level_id', '=', levelId)
    .execute();
  if (decided.kind === 'cancel') {
    const { id } = decided.planned;
    await on.updateTable('fee_increases').set({ cancelled_at: now }).where('id', '=', id).execute();
    await on
      .deleteFrom('outbox_messages')
      .where('state', 'in', ['waiting', 'failed'])
      .where('once_key', 'like', `${noticesOf(id)}%`)
      .execute();
    return recordFeeEvent(on, id, { ...made, kind: 'canceled' });
  }
  const { change, communicationSendDate, effectiveDate } = decided.wanted;
  const columns = {
    rate_increase_type: change.rateIncreaseType,
    percentage_hundredths: change.rateIncreaseType === 0 ? change.percentageHundredths : null,
    new_fee_cents: decided.newFeeCents,
    communication_send_date: communicationSendDate,
    effective_date: effectiveDate,
    planned_by: made.by,
    planned_at: now,
  };
  if (decided.kind === 'replace') {
    await on.updateTable('fee_increases').set(columns).where('id', '=', decided.id).execute();
    return recordFeeEvent(on, decided.id, { ...made, kind: 'edited' });
  }
  const { id } = await on
    .insertInto('fee_increases')
    .values({ ...columns, offered_plan_id: recordNumber(planId), level_id: levelId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return recordFeeEvent(on, id, { ...made, kind: 'scheduled' });
}
