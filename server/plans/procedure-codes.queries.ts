import { type Selectable, sql } from 'kysely';
import { changing } from '../db/changing.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import type { OfferTables } from '../db/schema/offer-tables.ts';
import { type CodeFields, mayTake, type ProcedureCode } from './procedure-codes.ts';

export interface CodesWanted extends PageWanted {
  /** Ignores case. Empty or undefined matches every code. */
  part: string | undefined;
  order: 'asc' | 'desc';
}

export interface MembershipCode extends ProcedureCode {
  isSelected: boolean;
}

export function procedureCodesRepository(db: Db) {
  const inPractice = (practiceId: string) =>
    db.selectFrom('procedure_codes').where('practice_id', '=', recordNumber(practiceId));

  async function listOfSpeciality(practiceId: string, speciality: string): Promise<MembershipCode[]> {
    const rows = await inPractice(practiceId)
      .selectAll()
      .where('specialty_key', '=', speciality.toLowerCase())
      .orderBy('code_key')
      .execute();
    return rows.map((row) => ({ ...codeOf(row), isSelected: row.covered_by_memberships }));
  }

  return {
    async list(practiceId: string, wanted: CodesWanted): Promise<PageOf<ProcedureCode>> {
      const part = wanted.part?.toLowerCase() ?? '';
      const found = inPractice(practiceId).where(sql<boolean>`strpos(code_key, ${part}) > 0`);
      const { records } = await found
        .select((eb) => eb.fn.countAll<number>().as('records'))
        .executeTakeFirstOrThrow();
      const rows = await found
        .selectAll()
        .orderBy('code_key', wanted.order)
        .limit(wanted.pageSize)
        .offset(offsetOf(wanted))
        .execute();
      return { records, rows: rows.map(codeOf) };
    },

    /** By code. */
    listAll: (practiceId: string) =>
      inPractice(practiceId)
        .select(['ada_code as adaCode', 'description', 'category', 'ucr_cents as ucrCents'])
        .orderBy('code_key')
        .execute(),

    async find(practiceId: string, codeId: string): Promise<ProcedureCode | undefined> {
      const row = await inPractice(practiceId)
        .selectAll()
        .where('id', '=', recordNumber(codeId))
        .executeTakeFirst();
      return row && codeOf(row);
    },

    /** @returns undefined if the practice already has the code, ignoring case */
    async add(practiceId: string, fields: CodeFields): Promise<ProcedureCode | undefined> {
      const row = await changing(db, (on) =>
        on
          .insertInto('procedure_codes')
          .values({ ...columnsOf(fields), practice_id: recordNumber(practiceId), is_custom: true })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst(),
      );
      return row && codeOf(row);
    },

    /** @returns `taken` if another code has that name */
    async change(code: ProcedureCode, fields: CodeFields): Promise<ProcedureCode | 'taken'> {
      const row = await changing(db, (on) =>
        on
          .updateTable('procedure_codes')
          .set(columnsOf(fields))
          .where('id', '=', recordNumber(code.id))
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
          .returningAll()
          .executeTakeFirst(),
      );
      return row ? codeOf(row) : 'taken';
    },

    /** @returns false if a plan's benefits need the code */
    async remove(code: ProcedureCode): Promise<boolean> {
      const { numDeletedRows } = await changing(db, (on) =>
        on
          .deleteFrom('procedure_codes')
          .where('id', '=', recordNumber(code.id))
          .where('is_custom', '=', true)
          .where(
            sql<boolean>`not exists (select from benefit_group_codes where procedure_code_id = procedure_codes.id)
            and not exists (select from benefit_uses where procedure_code_id = procedure_codes.id)`,
          )
          .executeTakeFirst(),
      );
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
export type ProcedureCodesRepository = ReturnType<typeof procedureCodesRepository>;

const codeOf = (row: Selectable<OfferTables['procedure_codes']>): ProcedureCode => ({
  id: String(row.id),
  adaCode: row.ada_code,
  description: row.description,
  ucrCents: row.ucr_cents,
  specialtyName: row.specialty_name,
  specialtyCode: row.specialty_code,
  category: row.category,
  isCustomCode: row.is_custom,
});

const columnsOf = (fields: CodeFields) => ({
  ada_code: fields.adaCode,
  description: fields.description,
  ucr_cents: fields.ucrCents,
  specialty_name: fields.specialtyName,
  specialty_code: fields.specialtyCode,
  category: fields.category,
});
