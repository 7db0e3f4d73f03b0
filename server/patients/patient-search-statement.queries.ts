import { type RawBuilder, sql } from 'kysely';
import { PLANNED_EACH_TIME } from '../db/named-statements.ts';
import { offsetOf, type PageOf } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import { PATIENT_ORDERS, type PatientOrder, type SortKey } from './patient-orders.queries.ts';
import type { PatientFilters, PatientQuery, PatientRow } from './patient-query.ts';

type Part = RawBuilder<unknown>;

/** Shorter texts have no trigram, so they are searched as a prefix. */
const SHORTEST_PART = 3;
/** In a longer name, the last part has several words. */
const MOST_NAME_WORDS = 5;

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
): RawBuilder<PageOf<PatientRow>> {
  const practice = recordNumber(practiceId);
  const order: PatientOrder = PATIENT_ORDERS[query.sortField];
  const conditions = conditionsOf(query);
  const filtered = conditions.length > 0;
  const limits = sql`limit ${query.pageSize} offset ${offsetOf(query)}`;
  const inOrder = (name: (key: SortKey, place: number) => Part) => orderBy(order, query.sortOrder, name);
  const ofTable = ({ column }: SortKey) => sql.ref(`${order.source}.${column}`);

  const found = sql`with found as materialized (
    select patients.id, ${sql.join(order.keys.map((key, place) => sql`${ofTable(key)} as ${placeName(place)}`))}
    from ${order.source === 'patients' ? ROWS.patients : ROWS.both}
    where ${sql.join([sql`patients.practice_id = ${practice}`, ...conditions], sql` and `)})`;
  const idsFound = sql`select id from found ${inOrder((_, place) => placeName(place))} ${limits}`;
  const idsOfAll = sql`select ${sql.ref(order.source === 'patients' ? 'id' : 'patient_id')} as id
    from ${ROWS[order.source]} where practice_id = ${practice} ${inOrder(ofTable)} ${limits}`;
  const countOfAll = sql`select patient_count from practices where id = ${practice}`;

  return sql<PageOf<PatientRow>>`
    ${sql.raw(hasPart(query) ? PLANNED_EACH_TIME : '')} ${filtered ? found : sql``}
    select coalesce((${filtered ? sql`select count(*)::integer from found` : countOfAll}), 0) as records,
      (select coalesce(json_agg(page), '[]') from (
        select ${columns(practice, now)}
        from (${filtered ? idsFound : idsOfAll}) chosen
        join patients on patients.id = chosen.id
        join patient_standings standings on standings.patient_id = chosen.id
        ${inOrder(ofTable)}
      ) page) as rows`;
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

const hasTrigram = (email: string): boolean => [...email].length >= SHORTEST_PART;
const hasPart = ({ email }: PatientFilters): boolean => email !== undefined && hasTrigram(email);

/** A substring can be rare or frequent, so PostgreSQL plans it each time. Without a filter it does so anyway. */
export const isPlannedEachTime = (query: PatientFilters): boolean =>
  hasPart(query) || conditionsOf(query).length === 0;

function conditionsOf(filters: PatientFilters): Part[] {
  const { memberId, firstName, lastName, birthDate, email, name, phone } = filters;
  return [
    memberId && beginsWith(COLUMNS.memberId, sql`${memberId}::text`),
    firstName && beginsWith(COLUMNS.firstName, nameKey(firstName)),
    lastName && beginsWith(COLUMNS.lastName, nameKey(lastName)),
    birthDate && sql`patients.birth_date = ${birthDate}::date`,
    email && (hasTrigram(email) ? contains(email) : beginsWith(COLUMNS.email, sql`lower(${email})`)),
    name?.trim() && isNamed(name.trim()),
    phone && beginsWith(COLUMNS.phone, sql`${phone}::text`),
  ].filter((condition) => typeof condition === 'object');
}

const COLUMNS = {
  memberId: sql.ref('patients.member_id'),
  firstName: sql.ref('patients.first_key'),
  lastName: sql.ref('patients.last_key'),
  email: sql.ref('patients.email_key'),
  phone: sql`phone_key(patients.phone) collate "C"`,
} as const satisfies Record<string, Part>;

const nameKey = (name: string): Part => sql`name_key(${name})`;

/** A range, so that the index applies. The text is folded once, not per row. */
const beginsWith = (column: Part, text: Part): Part => sql`
  ${column} >= (select ${text}) and ${column} < (select ${text} || chr(1114111))`;

/** Splits the words into first and last name at every position, in either order. */
function isNamed(name: string): Part {
  const words = name.split(/\s+/);
  const places = words.slice(0, MOST_NAME_WORDS).map((_, place) => place);
  const ways = places.flatMap((place) => {
    const [head, tail] = [words.slice(0, place).join(' '), words.slice(place).join(' ')];
    return [bothBegin(head, tail), bothBegin(tail, head)];
  });
  return sql`(${sql.join(ways, sql` or `)})`;
}

const bothBegin = (firstName: string, lastName: string): Part =>
  sql`(${sql.join(conditionsOf({ firstName, lastName }), sql` and `)})`;

const contains = (part: string): Part => {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`patients.email_key like ${pattern}`;
};
