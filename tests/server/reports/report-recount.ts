import type { FollowUp } from '#domain/report/report-pages.ts';
import type { History, Paid, Term } from './report-changes.ts';
import { DAY_MS, dayIn, lastDayOf, plus, sum } from './report-days.ts';

export const naiveActive = (terms: readonly Term[], day: string): number =>
  new Set(
    terms.filter((term) => term.counts && term.start <= day && day <= term.end).map(({ patient }) => patient),
  ).size;

export function naiveMembers(terms: readonly Term[], months: readonly string[], today: string) {
  const people = [...new Set(terms.map(({ patient }) => patient))];
  const covered = (patient: number, day: string) =>
    terms.some((term) => term.patient === patient && term.counts && term.start <= day && day <= term.end);
  return months
    .filter((month) => `${month}-01` <= today)
    .map((month) => {
      const before = plus(`${month}-01`, -1);
      const last = lastDayOf(month);
      const day = last < today ? last : today;
      const was = people.filter((patient) => covered(patient, before));
      const is = people.filter((patient) => covered(patient, day));
      const began = (patient: number) =>
        terms.some(
          (term) => term.patient === patient && term.counts && term.start > before && term.start <= day,
        );
      return {
        month,
        active: is.length,
        added: is.filter((patient) => !was.includes(patient)).length,
        renewed: is.filter((patient) => was.includes(patient) && began(patient)).length,
        lapsed: was.filter((patient) => !is.includes(patient)).length,
        activeBefore: was.length,
      };
    });
}

export function naiveRevenue(paid: readonly Paid[], months: readonly string[]) {
  return months.map((month) => {
    const ofMonth = paid.filter((each) => each.paid?.slice(0, 7) === month);
    return {
      month,
      collectedCents: sum(ofMonth.map(({ charge }) => charge)),
      recurringCents: sum(ofMonth.map(({ recurring }) => recurring)),
      refundedCents: sum(ofMonth.map(({ refund }) => refund)),
    };
  });
}

export function naiveBy(
  paid: readonly Paid[],
  months: readonly string[],
  zones: Map<number, string>,
  by: 'status' | 'type',
) {
  const inRange = paid.filter((each) =>
    months.includes((each.paid ?? dayIn(zones.get(each.practice) ?? '', each.created)).slice(0, 7)),
  );
  /** A payment that was refunded was paid. */
  const nameOf = (each: Paid) =>
    by === 'status' && each.status === 'Refunded' && each.type !== 'Refund' ? 'Paid' : each[by];
  return [...new Set(inRange.map(nameOf))].map((name) => {
    const named = inRange.filter((each) => nameOf(each) === name);
    return { name, cents: sum(named.map(({ charge, refund }) => charge + refund)), count: named.length };
  });
}

const ageOn = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);

export function naiveToday(
  history: History,
  inScope: (record: { practice: number }) => boolean,
  today: string,
) {
  const covering = history.terms.filter(
    (term) => inScope(term) && term.counts && term.start <= today && today <= term.end,
  );
  const people = [...new Set(covering.map(({ patient }) => patient))];
  const planOf = (patient: number) =>
    covering
      .filter((term) => term.patient === patient)
      .sort((one, other) => other.end.localeCompare(one.end) || other.plan - one.plan)[0]?.name;
  const groups: [name: string, from: number, to: number][] = [
    // A term of these histories can begin before its member is born.
    ['0–17', -99, 17],
    ['18–34', 18, 34],
    ['35–49', 35, 49],
    ['50–64', 50, 64],
    ['65+', 65, 999],
  ];
  const ages = people.map((patient) => ageOn(history.births.get(patient) ?? '', today));
  const lateness = (due: string) => (Date.parse(today) - Date.parse(due)) / DAY_MS;
  const late: [name: string, from: number, to: number][] = [
    ['0–30 days', -99_999, 30],
    ['31–60 days', 31, 60],
    ['61–90 days', 61, 90],
    ['91 days and more', 91, 99_999],
  ];
  const owed = history.owed.filter(inScope);
  return {
    byPlan: Object.fromEntries(
      [...new Set(people.map(planOf))].map((name) => [
        name,
        people.filter((patient) => planOf(patient) === name).length,
      ]),
    ),
    byAge: groups.map(([name, from, to]) => ({
      name,
      count: ages.filter((age) => age >= from && age <= to).length,
    })),
    pastDue: late.map(([name, from, to]) => {
      const group = owed.filter(({ due }) => lateness(due) >= from && lateness(due) <= to);
      return { name, cents: sum(group.map(({ cents }) => cents)), count: group.length };
    }),
  };
}

/** The payments of a renewed term, without taxes, by month. Twelve of them differ by at most a cent. */
export function naivePayments({ day, fee, isMonthly }: History['renewals'][number]) {
  const count = isMonthly ? 12 : 1;
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, payment) => ({
    month: new Date(Date.UTC(year, month - 1 + payment)).toISOString().slice(0, 7),
    cents: Math.round((fee * (payment + 1)) / count) - Math.round((fee * payment) / count),
  }));
}

/**
 * The number of a practice's patients that each figure of Today counts, the amount owed by those with a failed
 * payment, and what automatic renewals charge.
 */
export function naiveFollowUps(
  history: History,
  { id: practice, zone }: History['practices'][number],
  today: string,
): { counts: Record<FollowUp, number>; failedCents: number; renewalCents: number } {
  const isOfPractice = (record: { practice: number }) => record.practice === practice;
  const terms = history.terms.filter((term) => isOfPractice(term) && term.counts && !term.wasRemoved);
  const latest = (days: readonly string[]) => days.toSorted().at(-1) ?? '';
  const lastDay = (patient: number, of = terms) =>
    latest(of.filter((term) => term.patient === patient).map(({ end }) => end));
  const automatic = terms.filter(({ autoRenew }) => autoRenew);
  const cards = history.cards.filter(isOfPractice);
  const isRecent = (at: Date) => dayIn(zone, at) >= plus(today, -30);
  const patientsOf = (records: readonly { practice: number; patient: number }[]) => [
    ...new Set(records.filter(isOfPractice).map(({ patient }) => patient)),
  ];
  const owing = patientsOf(history.owed);
  const ending = patientsOf(terms).filter((patient) => {
    const last = lastDay(patient);
    return last >= today && last <= plus(today, 30);
  });
  const failed = patientsOf(
    history.paid.filter(
      ({ status, type, created }) => status === 'Failed' && type !== 'Refund' && isRecent(created),
    ),
  );
  const counts = {
    endsSoon: ending.length,
    pastDue: owing.length,
    paymentFailed: failed.filter((patient) => owing.includes(patient)).length,
    cardExpires: patientsOf(cards).filter((patient) => {
      const until = latest(cards.filter((card) => card.patient === patient).map((card) => card.until));
      const renewsOn = lastDay(patient, automatic);
      return renewsOn >= today && until < renewsOn;
    }).length,
    benefitDenied: patientsOf(history.denials.filter(({ answered }) => isRecent(answered))).length,
  };
  const owedByFailed = history.owed.filter((debt) => isOfPractice(debt) && failed.includes(debt.patient));
  const renewing = history.renewals.filter(
    ({ practice: of, day }) => of === practice && day >= today && day <= plus(today, 30),
  );
  return {
    counts,
    failedCents: sum(owedByFailed.map(({ cents }) => cents)),
    renewalCents: sum(renewing.map((renewal) => naivePayments(renewal)[0]?.cents ?? 0)),
  };
}
