import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { AccountOnFile } from '#domain/payment/payment-account.ts';
import { leavingOn } from '#domain/plan/household.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { type Reading, read } from '../db/reading.ts';
import { recordNumber } from '../db/record-id.ts';
import { groupOf, type PlanGroup, type PlanStatus, type PlanTerm, statusOf } from '../plans/plan-status.ts';
import { MEMBER_COLUMNS, type Member, type MemberColumns, memberOf } from './member-rows.ts';

export interface MemberPlan {
  planId: string;
  memberId: string;
  subscriberIdentifier: string;
  name: string;
  coverageLevelId: string;
  coverageLevel: string;
  startDate: string;
  endDate: string;
  status: PlanStatus;
  autoRenew: boolean;
  relationship: 'Self' | 'Dependent';
  disabled: boolean;
  templateType: 'Legacy' | 'Ad-hoc';
  scheduleDate: string | null;
  canceledOn: string | null;
  paidByPractice: boolean;
  addAdditionalMemberCents: number;
  dependents: readonly Holding[];
  /** The subscriber, then the other dependents. Empty for the subscriber's own plan. */
  otherMembers: readonly Holding[];
  /** The birthday on which the level no longer covers this dependent; null for the others. */
  ownPlanFrom: string | null;
}

export interface Holding {
  member: Member;
  plan: MemberPlan;
}

interface MemberDetail extends Member {
  /** The newest first. */
  alerts: readonly string[];
  accountOnFile: AccountOnFile | null;
}

type MemberFacts = Pick<MemberDetail, 'alerts' | 'accountOnFile'>;

interface MemberSummary {
  active: readonly Holding[];
  future: readonly Holding[];
  expired: readonly Holding[];
}

const PLAN_COLUMNS = [
  'plans.id as plan_id',
  'plans.name',
  'plans.coverage_level_id',
  'plans.coverage_level',
  'plans.start_date',
  'plans.end_date',
  'plans.inactive',
  'plans.auto_renew',
  'plans.template_type',
  'plans.schedule_date',
  'plans.canceled_on',
  'plans.paid_by_practice',
  'plans.add_additional_member_cents',
  'plan_members.relationship',
  'plan_members.disabled',
  'coverage_levels.adults',
  'coverage_levels.dependent_age_limit',
] as const;

const detailOf = ({ alerts, accountOnFile, ...columns }: MemberColumns & MemberFacts): MemberDetail => ({
  ...memberOf(columns),
  alerts,
  accountOnFile,
});

/** A row of `payment_accounts` in the contract's format. */
export const ACCOUNT_FACTS = sql`json_build_object(
  'accountType', account_type, 'cardType', card_type, 'lastFourCardDigits', last_four,
  'expirationDate', to_char(expires_on, 'MM/YY'), 'isAutoRenewal', auto_renewal)`;

const ACCOUNT_ON_FILE = sql`(
  select ${ACCOUNT_FACTS}
  from payment_accounts where patient_id = patients.id and active
  order by auto_renewal desc, expires_on desc nulls last, payment_accounts.id limit 1)`;

const DETAIL = sql.raw(MEMBER_COLUMNS.join(', '));

export function membersRepository(db: Db, clock: Clock) {
  const holdings = () =>
    db
      .selectFrom('plan_members')
      .innerJoin('plans', 'plans.id', 'plan_members.plan_id')
      .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
      .leftJoin('coverage_levels', (join) =>
        join
          .onRef('coverage_levels.offered_plan_id', '=', 'plans.offered_plan_id')
          .onRef('coverage_levels.level_id', '=', 'plans.coverage_level_id'),
      )
      .select(MEMBER_COLUMNS)
      .select(PLAN_COLUMNS);
  type HoldingRow = Awaited<ReturnType<ReturnType<typeof holdings>['execute']>>[number];

  function holdingOf(
    row: HoldingRow,
    today: string,
    others: readonly HoldingRow[],
    ownPlanFrom: string | null = null,
  ): Holding {
    const member = memberOf(row);
    const onPlan = others.filter((each) => each.plan_id === row.plan_id);
    const [dependents, otherMembers] =
      row.relationship === 'Self' ? [onPlan, []] : [[], onPlan.filter(({ disabled }) => !disabled)];
    const plan: MemberPlan = {
      planId: String(row.plan_id),
      memberId: row.member_id,
      subscriberIdentifier: row.subscriber_identifier,
      name: row.name,
      coverageLevelId: row.coverage_level_id,
      coverageLevel: row.coverage_level,
      startDate: row.start_date,
      endDate: row.end_date,
      status: statusOf(termOf(row), today),
      autoRenew: row.auto_renew,
      relationship: row.relationship,
      disabled: row.disabled,
      templateType: row.template_type,
      scheduleDate: row.schedule_date,
      canceledOn: row.canceled_on,
      paidByPractice: row.paid_by_practice,
      addAdditionalMemberCents: row.add_additional_member_cents,
      dependents: dependents.map((dependent) =>
        holdingOf(dependent, today, [], ownPlanDay(dependents, dependent)),
      ),
      otherMembers: otherMembers.map((other) => holdingOf(other, today, [])),
      ownPlanFrom,
    };
    return { member, plan };
  }

  async function find(practiceId: string, memberId: string) {
    return db
      .selectFrom('patients')
      .innerJoin('practices', 'practices.id', 'patients.practice_id')
      .select(['patients.id', 'practices.time_zone'])
      .select(MEMBER_COLUMNS)
      .where('patients.practice_id', '=', recordNumber(practiceId))
      .where('patients.member_id', '=', memberId)
      .executeTakeFirst();
  }

  const detail = (practiceId: string, memberId: string): Reading<MemberDetail | undefined> => ({
    statement: sql`select ${DETAIL}, array(
        select text from patient_notes where patient_id = patients.id and is_alert order by patient_notes.id desc
      ) as alerts, ${ACCOUNT_ON_FILE} as "accountOnFile"
      from patients where practice_id = ${recordNumber(practiceId)} and member_id = ${memberId}`,
    found: (row) => (row === null ? undefined : detailOf(row as MemberColumns & MemberFacts)),
  });

  return {
    detail,
    findDetail: (practiceId: string, memberId: string) => read(db, detail(practiceId, memberId)),

    /** As of today in the practice's time zone. Active and expired plans: latest end first. */
    async findSummary(practiceId: string, memberId: string): Promise<MemberSummary | undefined> {
      const patient = await find(practiceId, memberId);
      if (!patient) return undefined;
      const today = dayIn(patient.time_zone, clock());
      const own = await holdings()
        .where('plan_members.patient_id', '=', patient.id)
        .where('plan_members.disabled', '=', false)
        .orderBy('plans.end_date', 'desc')
        .orderBy('plans.id', 'desc')
        .execute();
      const planIds = own.map((row) => row.plan_id);
      const others = await holdings()
        .where('plan_members.patient_id', '<>', patient.id)
        .where((eb) => eb('plan_members.plan_id', '=', eb.fn.any(eb.val(planIds))))
        .orderBy('plan_members.relationship', 'desc')
        .orderBy('patients.birth_date')
        .orderBy('patients.id')
        .execute();

      const inGroup = (group: PlanGroup): Holding[] =>
        own
          .filter((row) => groupOf(termOf(row), today) === group)
          .map((row) => holdingOf(row, today, others));
      return { active: inGroup('active'), future: inGroup('future').reverse(), expired: inGroup('expired') };
    },
  };
}

/** For levels from another system, the fields are undefined. */
function ownPlanDay<Row extends LevelFacts>(dependents: readonly Row[], dependent: Row): string | null {
  const { adults, dependent_age_limit: ageLimit } = dependent;
  if (adults === null || ageLimit === null || dependent.disabled) return null;
  const covered = dependents.filter(({ disabled }) => !disabled);
  const at = covered.indexOf(dependent);
  const birthDates = covered.map(({ birth_date }) => birth_date);
  return leavingOn({ adults, ageLimit }, birthDates).find((each) => each.at === at)?.day ?? null;
}

interface LevelFacts {
  birth_date: string;
  disabled: boolean;
  adults: number | null;
  dependent_age_limit: number | null;
}

const termOf = (row: { start_date: string; end_date: string; inactive: boolean }): PlanTerm => ({
  startDate: row.start_date,
  endDate: row.end_date,
  inactive: row.inactive,
});
