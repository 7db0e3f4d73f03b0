import { sql } from 'kysely';
import { changing } from '../db/changing.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import {
  type CodesWanted,
  findCodeGroups,
  findCodes,
  IS_IN_USE,
  listCodes,
  lockCodes,
} from './code-list.queries.ts';
import { type CodeFields, hasFields, keepsTheStandard, type ListedCode, mayTake } from './procedure-codes.ts';

/** `protected`: a standard code, whose amount alone can change. `taken`: another code has that name. */
type CodeChangeOutcome =
  | { kind: 'changed' | 'stale'; code: ListedCode }
  | { kind: 'unknown' | 'protected' | 'taken' };

export interface MembershipCode extends Pick<ListedCode, 'id' | 'adaCode' | 'description' | 'ucrCents'> {
  isSelected: boolean;
}

export function procedureCodesRepository(db: Db) {
  const inPractice = (practiceId: string) =>
    db.selectFrom('procedure_codes').where('practice_id', '=', recordNumber(practiceId));

  const listOfSpeciality = (practiceId: string, speciality: string): Promise<MembershipCode[]> =>
    inPractice(practiceId)
      .select([
        sql<string>`id::text`.as('id'),
        'ada_code as adaCode',
        'description',
        'ucr_cents as ucrCents',
        'covered_by_memberships as isSelected',
      ])
      .where('specialty_key', '=', speciality.toLowerCase())
      .orderBy('code_key')
      .execute();

  return {
    list: (practiceId: string, wanted: CodesWanted) => listCodes(db, practiceId, wanted),

    groups: (practiceId: string) => findCodeGroups(db, practiceId),

    /** By code. */
    listAll: (practiceId: string) =>
      inPractice(practiceId)
        .select(['ada_code as adaCode', 'description', 'category', 'ucr_cents as ucrCents'])
        .orderBy('code_key')
        .execute(),

    async find(practiceId: string, codeId: string): Promise<ListedCode | undefined> {
      const [code] = await findCodes(db, practiceId, [codeId]);
      return code;
    },

    /** @returns undefined if the practice already has the code, ignoring case, with other values */
    async add(practiceId: string, given: CodeFields): Promise<ListedCode | undefined> {
      return db.transaction().execute(async (transaction) => {
        await lockCodes(transaction, recordNumber(practiceId));
        const fields = await withKnownCategory(transaction, practiceId, given);
        const values = { ...columnsOf(fields), practice_id: recordNumber(practiceId), is_custom: true };
        const row =
          (await transaction
            .insertInto('procedure_codes')
            .values(values)
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst()) ??
          (await transaction
            .selectFrom('procedure_codes')
            .select('id')
            .where(({ and }) => and(values))
            .executeTakeFirst());
        return row && (await findCodes(transaction, practiceId, [String(row.id)]))[0];
      });
    },

    /** Without a version, the last change wins. */
    change: (practiceId: string, codeId: string, given: CodeFields, version?: number) =>
      db.transaction().execute(async (transaction): Promise<CodeChangeOutcome> => {
        await lockCodes(transaction, recordNumber(practiceId));
        await transaction
          .selectFrom('procedure_codes')
          .select('id')
          .where('practice_id', '=', recordNumber(practiceId))
          .where('id', '=', recordNumber(codeId))
          .forUpdate()
          .execute();
        const [known] = await findCodes(transaction, practiceId, [codeId]);
        if (!known) return { kind: 'unknown' };
        const fields = known.isCustomCode
          ? await withKnownCategory(transaction, practiceId, given, known)
          : given;
        const decided = decidedBefore(known, fields, version);
        if (decided) return decided;
        const { numUpdatedRows } = await transaction
          .updateTable('procedure_codes')
          .set({ ...columnsOf(fields), version: known.version + 1 })
          .where('id', '=', recordNumber(codeId))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('procedure_codes as other')
                  .select('other.id')
                  .whereRef('other.practice_id', '=', 'procedure_codes.practice_id')
                  .whereRef('other.id', '<>', 'procedure_codes.id')
                  .where('other.code_key', '=', fields.adaCode.toLowerCase()),
              ),
            ),
          )
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return { kind: 'taken' };
        if (isRespelled(known, fields)) await respellCategory(transaction, practiceId, fields.category);
        const [code = known] = await findCodes(transaction, practiceId, [codeId]);
        return { kind: 'changed', code };
      }),

    /** @returns false if a plan's benefits need the code */
    async remove(codeId: string): Promise<boolean> {
      const { numDeletedRows } = await changing(db, async (on) => {
        // In a separate statement, so that the next one sees a use that was added before the lock.
        await sql`select from procedure_codes where id = ${recordNumber(codeId)} for update`.execute(on);
        return on
          .deleteFrom('procedure_codes')
          .where('id', '=', recordNumber(codeId))
          .where('is_custom', '=', true)
          .where(sql<boolean>`not ${IS_IN_USE}`)
          .executeTakeFirst();
      });
      return numDeletedRows > 0;
    },

    listOfSpeciality,

    /**
     * Replaces the selection of a specialty. @returns undefined, without a change, if a code is not in the specialty
     */
    async select(
      practiceId: string,
      speciality: string,
      codeIds: readonly string[],
    ): Promise<MembershipCode[] | undefined> {
      const known = await listOfSpeciality(practiceId, speciality);
      if (!mayTake(known, codeIds)) return undefined;
      await changing(db, (on) =>
        on
          .updateTable('procedure_codes')
          .set({ covered_by_memberships: sql<boolean>`id = any(${codeIds.map(recordNumber)}::bigint[])` })
          .where('practice_id', '=', recordNumber(practiceId))
          .where('specialty_key', '=', speciality.toLowerCase())
          .execute(),
      );
      return listOfSpeciality(practiceId, speciality);
    },
  };
}

const isRespelled = (known: ListedCode, { category }: CodeFields): boolean =>
  known.category !== category && known.category.toLowerCase() === category.toLowerCase();

/**
 * A category that differs only by case from that of another code is the same, the standard codes' first.
 *
 * @param changed the code; a new spelling of its own category counts, unless a standard code has the category
 */
async function withKnownCategory(
  on: Db,
  practiceId: string,
  fields: CodeFields,
  changed?: ListedCode,
): Promise<CodeFields> {
  const known = await on
    .selectFrom('procedure_codes')
    .select('category')
    .where('practice_id', '=', recordNumber(practiceId))
    .where(sql<boolean>`lower(category) = lower(${fields.category})`)
    .$if(changed !== undefined, (query) => query.where('id', '<>', recordNumber(changed?.id ?? '')))
    .$if(changed !== undefined && isRespelled(changed, fields), (query) =>
      query.where('is_custom', '=', false),
    )
    .orderBy('is_custom')
    .orderBy('id')
    .executeTakeFirst();
  return { ...fields, category: known?.category ?? fields.category };
}

/** In the other codes of the category. */
const respellCategory = (on: Db, practiceId: string, category: string) =>
  on
    .updateTable('procedure_codes')
    .set(({ eb }) => ({ category, version: eb('version', '+', 1) }))
    .where('practice_id', '=', recordNumber(practiceId))
    .where(sql<boolean>`lower(category) = lower(${category}) and category <> ${category}`)
    .execute();

function decidedBefore(
  known: ListedCode,
  fields: CodeFields,
  version: number | undefined,
): CodeChangeOutcome | undefined {
  if (hasFields(known, fields)) return { kind: 'changed', code: known };
  if (version !== undefined && version !== known.version) return { kind: 'stale', code: known };
  return keepsTheStandard(known, fields) ? undefined : { kind: 'protected' };
}

const columnsOf = (fields: CodeFields) => ({
  ada_code: fields.adaCode,
  description: fields.description,
  ucr_cents: fields.ucrCents,
  specialty_name: fields.specialtyName,
  specialty_code: fields.specialtyCode,
  category: fields.category,
});
