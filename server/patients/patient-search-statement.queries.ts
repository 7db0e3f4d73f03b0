import { type RawBuilder, sql } from 'kysely';
import { readPatientQuery, type PatientQuery as TextQuery } from '#domain/patient/patient-query.ts';
import { PLANNED_EACH_TIME } from '../db/named-statements.ts';
import { offsetOf } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import { all, filterConditions, hasTrigram } from './patient-conditions.queries.ts';
import { PATIENT_ORDERS, type PatientOrder, type SortKey } from './patient-orders.queries.ts';
import type { PatientFilters, PatientQuery, PatientsFound } from './patient-query.ts';
import { textConditions } from './patient-text.queries.ts';

type Part = RawBuilder<unknown>;

const ROWS = {
  patients: sql`patients`,
  standings: sql`patient_standings standings`,
  both: sql`patients join patient_standings standings on standings.patient_id = patients.id`,
};

/**
 * Count and page in one statement. The page's ids come from one index, and only they are joined. With filters, matches
 * are found once. Without filters, the count is the practice's counter.
 */
export function searchStatement(
  practiceId: string,
  query: PatientQuery,
  now: Date,
): RawBuilder<PatientsFound> {
  const practice = recordNumber(practiceId);
  const order: PatientOrder = PATIENT_ORDERS[query.sortField];
  const conditions = filterConditions(query);
  const text = readText(query, now);
  const typed = textConditions(practice, text);
  const filtered = conditions.length > 0 || typed !== null;
  const limits = sql`limit ${query.pageSize} offset ${offsetOf(query)}`;
  const inOrder = (name: (key: SortKey, place: number) => Part) => orderBy(order, query.sortOrder, name);
  const ofTable = ({ column }: SortKey) => sql.ref(`${order.source}.${column}`);

  const matching = (...more: readonly Part[]) => sql`
    select patients.id, ${sql.join(order.keys.map((key, place) => sql`${ofTable(key)} as ${placeName(place)}`))}
    from ${order.source === 'patients' ? ROWS.patients : ROWS.both}
    where ${all([sql`patients.practice_id = ${practice}`, ...conditions, ...more])}`;
  const found = typed?.similar
    ? sql`exact as materialized (${matching(typed.exact)}),
      alike as materialized (${matching(sql`not exists (select from exact)`, typed.similar)}),
      found as (select * from exact union all select * from alike)`
    : sql`found as materialized (${matching(...(typed ? [typed.exact] : []))})`;
  const idsFound = sql`select id from found ${inOrder((_, place) => placeName(place))} ${limits}`;
  const idsOfAll = sql`select ${sql.ref(order.source === 'patients' ? 'id' : 'patient_id')} as id
    from ${ROWS[order.source]} where practice_id = ${practice} ${inOrder(ofTable)} ${limits}`;
  const countOfAll = sql`select patient_count from practices where id = ${practice}`;

  return sql<PatientsFound>`
    ${sql.raw(hasPart(query, text) ? PLANNED_EACH_TIME : '')} ${filtered ? sql`with ${found}` : sql``}
    select coalesce((${filtered ? sql`select count(*)::integer from found` : countOfAll}), 0) as records,
      ${typed?.similar ? sql`exists (select from alike) as "isSimilar",` : sql``}
      (select coalesce(json_agg(page), '[]') from (
        select ${columns(practice, now)}
        from (${filtered ? idsFound : idsOfAll}) chosen
        join patients on patients.id = chosen.id
        join patient_standings standings on standings.patient_id = chosen.id
        ${inOrder(ofTable)}
      ) page) as rows`;
}

/** A two-digit year is read the same in every time zone, except for a birth today. */
const readText = ({ text = '' }: PatientFilters, now: Date): TextQuery =>
  readPatientQuery(text, now.toISOString().slice(0, 10));

/** A substring can be rare or frequent, so PostgreSQL plans it each time. Without a filter it does so anyway. */
export function isPlannedEachTime(query: PatientFilters, now: Date): boolean {
  const text = readText(query, now);
  return hasPart(query, text) || (text.kind === 'everybody' && filterConditions(query).length === 0);
}

function hasPart({ email = '' }: PatientFilters, text: TextQuery): boolean {
  const parts = [email, 'email' in text ? text.email : '', 'id' in text ? text.id : ''];
  return parts.some(hasTrigram);
}

const placeName = (place: number): Part => sql.ref(`key_${place}`);

function orderBy(
  order: PatientOrder,
  sortOrder: 'asc' | 'desc',
  name: (key: SortKey, place: number) => Part,
): Part {
  const keys = order.keys.map((key, place) => {
    const descending = (sortOrder === 'desc') !== (key.reversed ?? false);
    return sql`${name(key, place)} ${sql.raw(descending ? 'desc' : 'asc')}`;
  });
  return sql`order by ${sql.join(keys)}`;
}

/** Today in the practice's time zone (CONST-3). */
const columns = (practice: number, now: Date): Part => sql`
  patients.id::text as "patientId", patients.member_id as "memberId",
  patients.first_name || ' ' || patients.last_name as "name", patients.last_name as "lastName",
  patients.birth_date as "dateOfBirth", patients.email as "emailAddress",
  patients.subscriber_identifier as "subscriberIdentifier",
  standings.past_due_cents as "pastDueCents", standings.plan_type as "planType",
  case
    when standings.standing = 1 then 'Inactive'
    when standings.standing = 2 then 'None'
    when standings.covered_until >= (
      select (${now}::timestamptz at time zone time_zone)::date from practices where id = ${practice}
    ) then 'Active'
    else 'Expired'
  end as "status"`;
