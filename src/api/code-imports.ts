import { centsOrNull } from '#domain/money/money.ts';
import {
  IMPORT_KINDS,
  IMPORT_PAGE_SIZE,
  type ImportCounts,
  type ImportKind,
  type ImportPreview,
} from '#domain/plan/code-import.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PracticePath } from './member.ts';
import { CODES_ADDRESS } from './procedure-codes.ts';
import { isFlag, isListOf, isNullOr, isNumber, isOneOf, isRecordOf, isText, pageFields } from './shape.ts';

const isLine = isRecordOf({
  kind: isOneOf<ImportKind>(IMPORT_KINDS),
  line: isNullOr(isNumber),
  id: isNullOr(isText),
  adaCode: isText,
  description: isText,
  ucrAmount: isNullOr(isNumber),
  previousAmount: isNullOr(isNumber),
  changes: isListOf(isRecordOf({ column: isText, from: isText, to: isText })),
  isInUse: isFlag,
  reason: isText,
});

const isPreview = isRecordOf({
  ...pageFields(isLine),
  fingerprint: isText,
  counts: isRecordOf({
    new: isNumber,
    changed: isNumber,
    unchanged: isNumber,
    missing: isNumber,
    rejected: isNumber,
  }),
});

const isImported = isRecordOf<ImportCounts>({
  added: isNumber,
  changed: isNumber,
  unchanged: isNumber,
  deleted: isNumber,
});

/** Without a kind, returns all lines. */
export async function previewCodeImport(
  client: PortalClient,
  path: PracticePath,
  { csv, kind, page }: { csv: string; kind: ImportKind | null; page: number },
  signal: AbortSignal,
): Promise<ImportPreview> {
  const query = { Page: page, PageSize: IMPORT_PAGE_SIZE, ...(kind !== null && { Kind: kind }) };
  const call = client.POST(`${CODES_ADDRESS}/import-preview`, {
    params: { path, query },
    body: { csv },
    signal,
  });
  const { fingerprint, counts, info, results } = await answerOf(call, isPreview);
  return {
    fingerprint,
    counts,
    records: info.records,
    lines: results.map(({ adaCode, ucrAmount, previousAmount, ...line }) => ({
      ...line,
      code: adaCode,
      ucrCents: centsOrNull(ucrAmount),
      previousCents: centsOrNull(previousAmount),
    })),
  };
}

export const importCodes = (
  client: PortalClient,
  path: PracticePath,
  { deleteIds, ...file }: { csv: string; fingerprint: string; deleteIds: readonly string[] },
  signal?: AbortSignal,
): Promise<ImportCounts> =>
  answerOf(
    client.POST(`${CODES_ADDRESS}/import`, {
      params: { path },
      body: { ...file, deleteCodes: [...deleteIds] },
      ...(signal && { signal }),
    }),
    isImported,
  );
