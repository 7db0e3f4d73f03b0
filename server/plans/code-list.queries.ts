import { type RawBuilder, sql } from 'kysely';
import type { CodeSort, CodeSortField } from '#domain/plan/procedure-code.ts';
import { MEDIAN_FROM_CODES, UNUSUAL_TIMES } from '#domain/plan/unusual-price.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import type { ListedCode } from './procedure-codes.ts';

/** Texts ignore case. Empty or undefined matches every code. */
export interface CodesWanted extends PageWanted {
  codePart: string | undefined;
  text: string | undefined;
  specialty: string | undefined;
  category: string | undefined;
  isCustom: boolean | undefined;
  isUnusual: boolean | undefined;
  sort: CodeSort;
}

interface CodeGroups {
  specialties: { specialtyName: string; specialtyCode: string }[];
  categories: string[];
  codes: number;
  customCodes: number;
  unusualCodes: number;
}

/** The columns of a `StoredCode`. */
export const STORED_CODE = sql`id::text as id, ada_code as "adaCode", description, ucr_cents as "ucrCents",
  specialty_name as "specialtyName", specialty_code as "specialtyCode", category, is_custom as "isCustomCode",
  version`;

/** Until the transaction ends, no other transaction adds, renames or imports codes of the practice. */
export const lockCodes = (on: Db, practice: number) =>
  sql`select from practices where id = ${practice} for no key update`.execute(on);

/** A plan's benefits need the code, so that it can't be deleted. */
export const IS_IN_USE = sql<boolean>`(
  exists (select from benefit_group_codes where procedure_code_id = procedure_codes.id)
  or exists (select from benefit_uses where procedure_code_id = procedure_codes.id))`;

const COLUMNS = sql`${STORED_CODE}, median_cents as "medianCents", is_unusual as "isUnusual",
  array(
    select distinct offered_plans.name from benefit_group_codes
    join benefit_groups on benefit_groups.id = benefit_group_id
    join offered_plans on offered_plans.id = offered_plan_id
    where procedure_code_id = codes.id
    order by offered_plans.name
  ) as plans`;

const ORDERS: Record<CodeSortField, RawBuilder<unknown>> = {
  adaCode: sql`code_key`,
  description: sql`lower(description)`,
  specialtyName: sql`specialty_key`,
  category: sql`lower(category)`,
  ucrAmount: sql`ucr_cents`,
};

/** The practice's codes, each with the median of its category. */
const codesOf = (practice: number) => sql`
  medians as (
    select lower(category) as of_category, round((percentile_cont(0.5) within group (order by ucr_cents))::numeric)::int as median_cents
    from procedure_codes where practice_id = ${practice}
    group by 1 having count(*) >= ${MEDIAN_FROM_CODES}
  ),
  codes as (
    select procedure_codes.*, median_cents,
      coalesce(
        ucr_cents >= median_cents::bigint * ${UNUSUAL_TIMES} or ucr_cents::bigint * ${UNUSUAL_TIMES} <= median_cents,
        false
      ) and ucr_cents <> median_cents as is_unusual
    from procedure_codes left join medians on of_category = lower(category)
    where practice_id = ${practice}
  )`;

const contains = (column: string, part: string) => sql<boolean>`strpos(${sql.ref(column)}, ${part}) > 0`;

function conditionOf({ codePart, text, specialty, category, isCustom, isUnusual }: CodesWanted) {
  const searched = text?.toLowerCase() ?? '';
  const conditions = [
    ...(codePart ? [contains('code_key', codePart.toLowerCase())] : []),
    ...(searched === ''
      ? []
      : [sql`(${contains('code_key', searched)} or strpos(lower(description), ${searched}) > 0)`]),
    ...(specialty ? [sql`specialty_key = ${specialty.toLowerCase()}`] : []),
    ...(category ? [sql`lower(category) = ${category.toLowerCase()}`] : []),
    ...(isCustom === undefined ? [] : [sql`is_custom = ${isCustom}`]),
    ...(isUnusual === undefined ? [] : [sql`is_unusual = ${isUnusual}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export async function listCodes(
  db: Db,
  practiceId: string,
  wanted: CodesWanted,
): Promise<PageOf<ListedCode>> {
  const codes = codesOf(recordNumber(practiceId));
  const condition = conditionOf(wanted);
  const counted = await sql<{ records: number }>`
    with ${codes} select count(*) as records from codes where ${condition}`.execute(db);
  const { field, order } = wanted.sort;
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<ListedCode>`
    with ${codes} select ${COLUMNS} from codes where ${condition}
    order by ${ORDERS[field]} ${direction}, code_key
    limit ${wanted.pageSize} offset ${offsetOf(wanted)}`.execute(db);
  return { records: counted.rows[0]?.records ?? 0, rows };
}

/** Sorted by code. Ids of other practices are left out. */
export async function findCodes(db: Db, practiceId: string, ids: readonly string[]): Promise<ListedCode[]> {
  const { rows } = await sql<ListedCode>`
    with ${codesOf(recordNumber(practiceId))} select ${COLUMNS} from codes
    where id = any(${ids.map(recordNumber)}::bigint[]) order by code_key`.execute(db);
  return rows;
}

export async function findCodeGroups(db: Db, practiceId: string): Promise<CodeGroups> {
  const { rows } = await sql<CodeGroups>`
    with ${codesOf(recordNumber(practiceId))}
    select
      coalesce(
        (select jsonb_agg(jsonb_build_object('specialtyName', name, 'specialtyCode', code) order by name)
          from (select min(specialty_name) as name, min(specialty_code) as code
            from codes group by specialty_key) as grouped),
        '[]'
      ) as specialties,
      array(select min(category) from codes group by lower(category) order by 1) as categories,
      (select count(*) from codes) as codes,
      (select count(*) from codes where is_custom) as "customCodes",
      (select count(*) from codes where is_unusual) as "unusualCodes"`.execute(db);
  const [groups] = rows;
  if (!groups) throw new Error('The database counted nothing.');
  return groups;
}
