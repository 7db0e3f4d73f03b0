import { sql } from 'kysely';
import { changedUcr, isUcr, type UcrChange } from '#domain/plan/ucr-change.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { findCodes } from './code-list.queries.ts';
import type { ListedCode } from './procedure-codes.ts';

interface WantedCode {
  id: string;
  version: number;
  /** The amount that a percentage changes. Without it, the stored one. */
  ucrCents?: number;
}

/**
 * Unless `changed`, nothing was: someone else changed these codes (`stale`) or deleted all but these, a code is standard,
 * or would get an invalid amount.
 */
type UcrOutcome =
  | { kind: 'changed' | 'stale' | 'deleted'; codes: readonly ListedCode[] }
  | { kind: 'protected' | 'invalid' };

/** All codes or none. */
export const ucrAmountsRepository = (db: Db) => ({
  change: (
    practiceId: string,
    wanted: readonly WantedCode[],
    change: UcrChange,
    mayChangeStandard: boolean,
  ): Promise<UcrOutcome> =>
    db.transaction().execute(async (transaction) => {
      const ids = [...new Set(wanted.map(({ id }) => id))];
      await sql`
        select from procedure_codes
        where practice_id = ${recordNumber(practiceId)} and id = any(${ids.map(recordNumber)}::bigint[])
        order by id for update`.execute(transaction);
      const codes = await findCodes(transaction, practiceId, ids);
      const seen = new Map(wanted.map(({ id, ucrCents }) => [id, ucrCents]));
      const changes = codes.map(({ id, ucrCents }) => ({
        id,
        before: ucrCents,
        cents: changedUcr(seen.get(id) ?? ucrCents, change),
      }));
      const refusal = refusalOf(codes, wanted, mayChangeStandard);
      if (refusal) return refusal;
      if (!changes.every(({ cents }) => isUcr(cents))) return { kind: 'invalid' };
      const changed = changes.filter(({ before, cents }) => cents !== before);
      await sql`
        update procedure_codes set ucr_cents = wanted.cents, version = version + 1
        from unnest(
          ${changed.map(({ id }) => recordNumber(id))}::bigint[],
          ${changed.map(({ cents }) => cents)}::int[]
        ) as wanted (id, cents)
        where procedure_codes.id = wanted.id`.execute(transaction);
      return { kind: 'changed', codes: await findCodes(transaction, practiceId, ids) };
    }),
});

function refusalOf(
  codes: readonly ListedCode[],
  wanted: readonly WantedCode[],
  mayChangeStandard: boolean,
): UcrOutcome | undefined {
  const known = new Map(codes.map((code) => [code.id, code]));
  if (wanted.some(({ id }) => !known.has(id))) return { kind: 'deleted', codes };
  if (!mayChangeStandard && codes.some(({ isCustomCode }) => !isCustomCode)) return { kind: 'protected' };
  const stale = new Set(
    wanted.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id),
  );
  return stale.size > 0 ? { kind: 'stale', codes: codes.filter(({ id }) => stale.has(id)) } : undefined;
}
