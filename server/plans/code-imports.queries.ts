import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { type CodeFile, readCodeFile } from './code-file.ts';
import { type CodeImportLine, compared, fingerprintOf, type KnownCode } from './code-import.ts';
import { IS_IN_USE, lockCodes, STORED_CODE } from './code-list.queries.ts';

interface ImportedCounts {
  added: number;
  changed: number;
  unchanged: number;
  deleted: number;
}

type ImportOutcome =
  | { kind: 'imported'; counts: ImportedCounts }
  | { kind: 'rejected'; line: Pick<CodeImportLine, 'line' | 'reason'> }
  | { kind: 'outdated' | 'inUse' };

interface ImportWanted {
  csv: string;
  /** The fingerprint of the preview, which identifies the codes at that time. Without it, the last change wins. */
  fingerprint: string | undefined;
  deleteIds: readonly string[];
  mayChangeStandard: boolean;
}

export function codeImportsRepository(db: Db) {
  async function compare(on: Db, practice: number, file: CodeFile, mayChangeStandard: boolean) {
    const stored = await storedCodes(on, practice);
    return { lines: compared(file, stored, mayChangeStandard), fingerprint: fingerprintOf(stored) };
  }

  return {
    preview: async (practiceId: string, csv: string, mayChangeStandard: boolean) => {
      const practice = recordNumber(practiceId);
      const file = await readCodeFile(csv);
      return db.transaction().execute(async (transaction) => {
        // Waits for an import that the user canceled too late.
        await sql`select from practices where id = ${practice} for share`.execute(transaction);
        return compare(transaction, practice, file, mayChangeStandard);
      });
    },

    /** One transaction. A file with a rejected line changes nothing. */
    apply: async (
      practiceId: string,
      { csv, fingerprint, deleteIds, mayChangeStandard }: ImportWanted,
    ): Promise<ImportOutcome> => {
      const practice = recordNumber(practiceId);
      const file = await readCodeFile(csv);
      const [unreadable] = file.rejected;
      if (unreadable) return { kind: 'rejected', line: unreadable };
      return db.transaction().execute(async (transaction): Promise<ImportOutcome> => {
        await lockCodes(transaction, practice);
        await sql`select from procedure_codes where practice_id = ${practice} order by id for update`.execute(
          transaction,
        );
        const found = await compare(transaction, practice, file, mayChangeStandard);
        const rejected = found.lines.find(({ kind }) => kind === 'rejected');
        if (rejected) return { kind: 'rejected', line: rejected };
        if (fingerprint !== undefined && found.fingerprint !== fingerprint) return { kind: 'outdated' };
        const chosen = found.lines.filter(
          ({ kind, id }) => kind === 'missing' && deleteIds.includes(id ?? ''),
        );
        if (chosen.length < deleteIds.length || chosen.some(({ isInUse }) => isInUse))
          return { kind: 'inUse' };
        const of = (kind: CodeImportLine['kind']) => found.lines.filter((line) => line.kind === kind);
        await addCodes(transaction, practice, of('new'));
        await changeCodes(transaction, of('changed'));
        await sql`delete from procedure_codes where practice_id = ${practice} and is_custom
          and id = any(${chosen.map(({ id }) => recordNumber(id ?? ''))}::bigint[])`.execute(transaction);
        const counts = {
          added: of('new').length,
          changed: of('changed').length,
          unchanged: of('unchanged').length,
          deleted: chosen.length,
        };
        return { kind: 'imported', counts };
      });
    },
  };
}

async function storedCodes(on: Db, practice: number): Promise<KnownCode[]> {
  const { rows } = await sql<KnownCode>`
    select ${STORED_CODE}, ${IS_IN_USE} as "isInUse" from procedure_codes where practice_id = ${practice} order by code_key`.execute(
    on,
  );
  return rows;
}

const columnsOf = (lines: readonly CodeImportLine[]) => sql`
  ${lines.map(({ adaCode }) => adaCode)}::text[], ${lines.map(({ description }) => description)}::text[],
  ${lines.map(({ ucrCents }) => ucrCents)}::int[], ${lines.map(({ specialtyName }) => specialtyName)}::text[],
  ${lines.map(({ specialtyCode }) => specialtyCode)}::text[], ${lines.map(({ category }) => category)}::text[]`;

const addCodes = (on: Db, practice: number, lines: readonly CodeImportLine[]) =>
  sql`
  insert into procedure_codes
    (practice_id, ada_code, description, ucr_cents, specialty_name, specialty_code, category, is_custom)
  select ${practice}, code, description, cents, specialty, specialty_code, category, true
  from unnest(${columnsOf(lines)}) as added (code, description, cents, specialty, specialty_code, category)`.execute(
    on,
  );

const changeCodes = (on: Db, lines: readonly CodeImportLine[]) =>
  sql`
  update procedure_codes set ada_code = code, description = changed.description, ucr_cents = cents,
    specialty_name = specialty, specialty_code = changed.specialty_code, category = changed.category,
    version = version + 1
  from unnest(${columnsOf(lines)}, ${lines.map(({ id }) => recordNumber(id ?? ''))}::bigint[])
    as changed (code, description, cents, specialty, specialty_code, category, changed_id)
  where procedure_codes.id = changed_id`.execute(on);
