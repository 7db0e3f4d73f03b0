import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { SAMPLE_CODES, SAMPLE_DISCOUNTS, sampleBenefitsOf } from './codes.ts';
import type { SampleOffer } from './offers.ts';
import { emailOfProfile } from './profiles.ts';

export async function writeOffers(
  db: Db,
  { offers, ...practice }: { id: number; offers: readonly SampleOffer[]; today: string; now: Date },
): Promise<void> {
  await writeCodes(db, practice.id, offers);
  const ids = await writePlans(db, practice.id, offers);
  const withIds = offers.map((offer, at) => ({ ...offer, id: ids[at] ?? 0 }));
  await writeLevels(db, withIds);
  await writeIncreases(db, withIds, practice);
  await writeBenefits(db, practice.id, offers);
  await sql`
    update plans set offered_plan_id = offered_plans.id from offered_plans
    where plans.practice_id = ${practice.id} and offered_plans.practice_id = plans.practice_id
      and offered_plans.name = plans.name`.execute(db);
}

async function writeCodes(db: Db, practiceId: number, offers: readonly SampleOffer[]): Promise<void> {
  const covered = new Set(offers.flatMap(({ name }) => sampleBenefitsOf(name)).flatMap(({ codes }) => codes));
  await db
    .insertInto('procedure_codes')
    .values(
      SAMPLE_CODES.map((code) => ({
        practice_id: practiceId,
        ada_code: code.adaCode,
        description: code.description,
        ucr_cents: code.ucrCents,
        specialty_name: code.specialtyName,
        specialty_code: code.specialtyCode,
        category: code.category,
        is_custom: code.isCustom,
        covered_by_memberships: covered.has(code.adaCode),
      })),
    )
    .execute();
}

async function writePlans(db: Db, practiceId: number, offers: readonly SampleOffer[]): Promise<number[]> {
  const rows = await db
    .insertInto('offered_plans')
    .values(
      offers.map((offer) => ({
        practice_id: practiceId,
        name: offer.name,
        annual_maximum_cents: offer.annualMaximumCents,
        employer_contribution_cents: offer.employerContributionCents,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

type OfferWithId = SampleOffer & { id: number };

async function writeLevels(db: Db, offers: readonly OfferWithId[]): Promise<void> {
  await db
    .insertInto('coverage_levels')
    .values(
      offers.flatMap(({ id, levels }) =>
        levels.map((level, position) => ({
          offered_plan_id: id,
          level_id: level.levelId,
          position,
          name: level.name,
          fee_cents: level.feeCents,
          is_subscription: level.isSubscription,
          enrollment_fee_cents: level.enrollmentFeeCents,
          monthly_payment_cents: level.monthlyPaymentCents,
          recurring_share_is_percentage: level.shareIsPercentage,
          recurring_share_hundredths: level.shareHundredths,
          people: level.people,
          adults: level.adults,
        })),
      ),
    )
    .execute();
}

async function writeIncreases(
  db: Db,
  offers: readonly OfferWithId[],
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const rows = offers.flatMap(({ id, levels }) =>
    levels.flatMap(({ levelId, increase }) => {
      if (!increase) return [];
      const { change, newFeeCents, communicationSendDate, effectiveDate } = increase;
      return [
        {
          offered_plan_id: id,
          level_id: levelId,
          rate_increase_type: change.rateIncreaseType,
          percentage_hundredths: change.rateIncreaseType === 0 ? change.percentageHundredths : null,
          new_fee_cents: newFeeCents,
          communication_send_date: communicationSendDate,
          effective_date: effectiveDate,
          planned_at: now,
          notices_sent_at: communicationSendDate <= today ? now : null,
        },
      ];
    }),
  );
  if (rows.length === 0) return;
  await db.insertInto('fee_increases').values(rows).execute();
  await sql`
    insert into fee_increase_events (fee_increase_id, kind, made_by, made_at, new_fee_cents,
      communication_send_date, effective_date)
    select fee_increases.id, steps.kind,
      case steps.kind when 'scheduled' then (select id from users where email = ${emailOfProfile('admin')}) end,
      ${now}, new_fee_cents, communication_send_date, effective_date
    from fee_increases
    join offered_plans on offered_plans.id = offered_plan_id
    join (values ('scheduled'), ('noticesSent')) as steps (kind)
      on steps.kind = 'scheduled' or notices_sent_at is not null
    where offered_plans.id in (${sql.join(offers.map(({ id }) => id))})
    order by fee_increases.id, steps.kind desc`.execute(db);
}

async function writeBenefits(db: Db, practiceId: number, offers: readonly SampleOffer[]): Promise<void> {
  const benefits = JSON.stringify(
    offers.flatMap(({ name }) =>
      sampleBenefitsOf(name).map((each, position) => ({ ...each, name, position })),
    ),
  );
  await sql`
    insert into benefit_groups (offered_plan_id, position, benefit, term_limit)
    select offered_plans.id, given.position, given.benefit, given."limit"
    from offered_plans
    join json_to_recordset(${benefits})
      as given(name text, position integer, benefit text, "limit" integer) using (name)
    where practice_id = ${practiceId} order by offered_plans.id, given.position`.execute(db);
  await sql`
    insert into benefit_group_codes (benefit_group_id, procedure_code_id)
    select benefit_groups.id, procedure_codes.id
    from offered_plans
    join benefit_groups on benefit_groups.offered_plan_id = offered_plans.id
    join json_to_recordset(${benefits}) as given(name text, position integer, codes json)
      on given.name = offered_plans.name and given.position = benefit_groups.position
    join procedure_codes on procedure_codes.practice_id = offered_plans.practice_id
      and procedure_codes.ada_code in (select json_array_elements_text(given.codes))
    where offered_plans.practice_id = ${practiceId}`.execute(db);
  const discounts = JSON.stringify(SAMPLE_DISCOUNTS.map((each, position) => ({ ...each, position })));
  await sql`
    insert into plan_discounts (offered_plan_id, position, name, percent_hundredths)
    select offered_plans.id, given.position, given.name, given.percent * 100
    from offered_plans, json_to_recordset(${discounts}) as given(position integer, name text, percent integer)
    where practice_id = ${practiceId}`.execute(db);
}
