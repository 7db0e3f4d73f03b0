import { type RawBuilder, sql } from 'kysely';
import { readPatientQuery, type PatientQuery as TextQuery } from '#domain/patient/patient-query.ts';
import type { Clock } from '../clock.ts';
import { PLANNED_EACH_TIME } from '../db/named-statements.ts';
import { offsetOf } from '../db/paging.ts';
import type { Reading } from '../db/reading.ts';
import { recordNumber } from '../db/record-id.ts';
import { all, filterConditions, hasTrigram, practiceConditions } from './patient-conditions.queries.ts';
import { PATIENT_ORDERS, type PatientOrder, type SortKey } from './patient-orders.ts';
import type { PatientFilters, PatientQuery, PatientsFound } from './patient-query.ts';
import { type ListedPatients, patientColumns, patientRow } from './patient-row.queries.ts';
import { statusConditions, todayOf } from './patient-status-conditions.queries.ts';
import { type TextConditions, textConditions } from './patient-text.queries.ts';

type Part = RawBuilder<unknown>;

const ROWS = {
  patients: sql`patients`,
  statuses: sql`patient_statuses statuses`,
  both: sql`patients join patient_statuses statuses on statuses.patient_id = patients.id`,
};

interface List {
  practice: number;
  order: PatientOrder;
  /** Conditions on `statuses`. */
  status: readonly Part[];
  inOrder(name: (key: SortKey, index: number) => Part): Part;
  limits: Part;
}

interface Listed {
  with: Part;
  count: Part;
  /** The ids on the page, in order. */
  ids: Part;
  isSimilar: Part;
}

export function patientSearchRepository(clock: Clock) {
  return {
    search(practiceId: string, query: PatientQuery): Reading<PatientsFound> {
      const now = clock();
      return {
        statement: searchStatement(practiceId, query, now),
        plannedEachTime: isPlannedEachTime(query, now),
        found: (page) => {
          const { rows, ...found } = page as ListedPatients;
          return { ...found, rows: rows.map(patientRow) };
        },
      };
    },
  };
}

/**
 * Count and page in one statement. The page's ids come from one index, and only they are joined. With filters of the
 * patients, matches are found once. Without them, the count comes from an index of the view, or is the practice's
 * counter.
 */
function searchStatement(practiceId: string, query: PatientQuery, now: Date): RawBuilder<ListedPatients> {
  const practice = recordNumber(practiceId);
  const order: PatientOrder = PATIENT_ORDERS[query.sortField];
  const today = todayOf(practice, now);
  const list: List = {
    practice,
    order,
    status: statusConditions(query, today, practice),
    inOrder: (name) => orderBy(order, query.sortOrder, name),
    limits: sql`limit ${query.pageSize} offset ${offsetOf(query)}`,
  };
  const conditions = practiceConditions(practice, query);
  const text = readText(query, now);
  const typed = textConditions(practice, text);
  const listed = conditions.length > 0 || typed ? matches(list, conditions, typed) : wholeView(list);

  return sql<ListedPatients>`
    ${sql.raw(hasPart(query, text) ? PLANNED_EACH_TIME : '')} ${listed.with}
    select coalesce((${listed.count}), 0) as records, ${listed.isSimilar}
      (select coalesce(array_to_json(array_agg(page.columns)), '[]') from (
        select ${patientColumns(today, query.view)} as columns
        from (${listed.ids}) chosen
        join patients on patients.id = chosen.id
        join patient_statuses statuses on statuses.patient_id = chosen.id
        ${list.inOrder(ofTable(order))}
      ) page) as rows`;
}

const ofTable =
  ({ source }: PatientOrder) =>
  ({ column }: SortKey) =>
    sql.ref(`${source}.${column}`);

function matches(
  { practice, order, status, inOrder, limits }: List,
  conditions: readonly Part[],
  typed: TextConditions | null,
): Listed {
  const keys = order.keys.map((key, index) => sql`${ofTable(order)(key)} as ${keyName(index)}`);
  const matching = (...more: readonly Part[]) => sql`
    select patients.id, ${sql.join(keys)}
    from ${order.source === 'patients' && status.length === 0 ? ROWS.patients : ROWS.both}
    where ${all([sql`patients.practice_id = ${practice}`, ...conditions, ...status, ...more])}`;
  const found = typed?.similar
    ? sql`exact as materialized (${matching(typed.exact)}),
      alike as materialized (${matching(sql`not exists (select from exact)`, typed.similar)}),
      found as (select * from exact union all select * from alike)`
    : sql`found as materialized (${matching(...(typed ? [typed.exact] : []))})`;
  return {
    with: sql`with ${found}`,
    count: sql`select count(*)::integer from found`,
    ids: sql`select id from found ${inOrder((_, index) => keyName(index))} ${limits}`,
    isSimilar: typed?.similar ? sql`exists (select from alike) as "isSimilar",` : sql``,
  };
}

function wholeView({ practice, order, status, inOrder, limits }: List): Listed {
  const { source } = order;
  const isJoined = source === 'patients' && status.length > 0;
  const inView = all([sql`statuses.practice_id = ${practice}`, ...status]);
  return {
    with: sql``,
    count:
      status.length > 0
        ? sql`select count(*)::integer from ${ROWS.statuses} where ${inView}`
        : sql`select patient_count from practices where id = ${practice}`,
    ids: sql`select ${sql.ref(source === 'patients' ? 'patients.id' : 'statuses.patient_id')} as id
      from ${isJoined ? ROWS.both : ROWS[source]}
      where ${all([sql`${sql.ref(source)}.practice_id = ${practice}`, ...status])}
      ${inOrder(ofTable(order))} ${limits}`,
    isSimilar: sql``,
  };
}

/** A two-digit year means the same in every time zone, except for a birth today. */
const readText = ({ text = '' }: PatientFilters, now: Date): TextQuery =>
  readPatientQuery(text, now.toISOString().slice(0, 10));

/** A substring can be rare or frequent, so PostgreSQL plans it each time. Without a filter it does so anyway. */
function isPlannedEachTime(query: PatientFilters, now: Date): boolean {
  const text = readText(query, now);
  return hasPart(query, text) || (text.kind === 'all' && filterConditions(query).length === 0);
}

function hasPart({ email = '' }: PatientFilters, text: TextQuery): boolean {
  const parts = [email, 'email' in text ? text.email : '', 'id' in text ? text.id : ''];
  return parts.some(hasTrigram);
}

const keyName = (index: number): Part => sql.ref(`key_${index}`);

function orderBy(
  order: PatientOrder,
  sortOrder: 'asc' | 'desc',
  name: (key: SortKey, index: number) => Part,
): Part {
  const keys = order.keys.map((key, index) => {
    const descending = (sortOrder === 'desc') !== (key.reversed ?? false);
    return sql`${name(key, index)} ${sql.raw(descending ? 'desc' : 'asc')}`;
  });
  return sql`order by ${sql.join(keys)}`;
}
