import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { ApiFailure } from '#domain/failure/failure.ts';
import { centsOfDollars, centsOrNull, dollarsOf } from '#domain/money/money.ts';
import type { CodeDraft } from '#domain/plan/code-draft.ts';
import type { CodeGroups, CodePage, CodeRequest, ProcedureCode } from '#domain/plan/procedure-code.ts';
import type { UcrChange } from '#domain/plan/ucr-change.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import { listQuery } from './list-query.ts';
import type { PracticePath } from './member.ts';
import type { components } from './schema.d.ts';
import { isFlag, isListOf, isNullOr, isNumber, isRecordOf, isText, pageFields } from './shape.ts';

type Received = components['schemas']['AdaCode'];

export const CODES_ADDRESS = '/admin/organization/{organizationId}/practice/{practiceId}/ada-codes';

export const isReceivedCode = isRecordOf<Received>({
  id: isText,
  adaCode: isText,
  description: isText,
  ucrAmount: isNumber,
  specialtyName: isText,
  specialtyCode: isText,
  category: isText,
  isCustomCode: isFlag,
  version: isNumber,
  plans: isListOf(isText),
  medianAmount: isNullOr(isNumber),
  isUnusual: isFlag,
});

const isReceivedPage = isRecordOf(pageFields(isReceivedCode));

const isReceivedGroups = isRecordOf<components['schemas']['AdaCodeGroups']>({
  specialties: isListOf(isRecordOf({ specialtyName: isText, specialtyCode: isText })),
  categories: isListOf(isText),
  codes: isNumber,
  customCodes: isNumber,
  unusualCodes: isNumber,
});

export function adaptedCode({
  adaCode,
  ucrAmount,
  isCustomCode,
  medianAmount,
  ...code
}: Received): ProcedureCode {
  return {
    ...code,
    code: adaCode,
    ucrCents: centsOfDollars(ucrAmount),
    isCustom: isCustomCode,
    medianCents: centsOrNull(medianAmount),
  };
}

export async function listCodes(
  client: PortalClient,
  path: PracticePath,
  { text, filters, ...request }: CodeRequest,
  signal: AbortSignal,
): Promise<Pick<CodePage, 'records' | 'rows'>> {
  const query = {
    ...listQuery(request),
    ...(text !== '' && { Text: text }),
    ...(filters.specialty !== '' && { SpecialtyName: filters.specialty }),
    ...(filters.category !== '' && { Category: filters.category }),
    ...(filters.kind !== '' && { IsCustomCode: filters.kind === 'custom' }),
    ...(filters.price !== '' && { IsUnusual: true }),
  };
  const { info, results } = await answerOf(
    client.GET(CODES_ADDRESS, { params: { path, query }, signal }),
    isReceivedPage,
  );
  return { records: info.records, rows: results.map(adaptedCode) };
}

export async function getCodeGroups(
  client: PortalClient,
  path: PracticePath,
  signal: AbortSignal,
): Promise<CodeGroups> {
  const call = client.GET(`${CODES_ADDRESS}/groups`, { params: { path }, signal });
  const { specialties, ...groups } = await answerOf(call, isReceivedGroups);
  return {
    ...groups,
    specialties: specialties.map(({ specialtyName: name, specialtyCode: code }) => ({ name, code })),
  };
}

const isReceivedCodes = isRecordOf<{ results: Received[] }>({ results: isListOf(isReceivedCode) });
const isConflict = isListOf(isReceivedCode);

/** The stored codes from a 409, or the failure itself. */
function storedIn(error: unknown, code: ErrorCode = 'procedureCodeChanged'): ProcedureCode[] {
  const current = error instanceof ApiFailure && error.code === code ? error.current : null;
  if (!isConflict(current)) throw error;
  return current.map(adaptedCode);
}

export async function saveCode(
  client: PortalClient,
  path: PracticePath,
  { draft, before }: { draft: CodeDraft; before: ProcedureCode | null },
): Promise<{ kind: 'saved' | 'stale'; code: ProcedureCode }> {
  const { code, ucrCents, ...rest } = draft;
  const body = { ...rest, adaCode: code, ucrAmount: dollarsOf(ucrCents) };
  if (before === null) {
    const call = client.POST(CODES_ADDRESS, { params: { path }, body });
    return { kind: 'saved', code: adaptedCode(await answerOf(call, isReceivedCode)) };
  }
  const call = client.PUT(`${CODES_ADDRESS}/{adaCodeId}`, {
    params: { path: { ...path, adaCodeId: before.id } },
    body: { ...body, version: before.version },
  });
  try {
    return { kind: 'saved', code: adaptedCode(await answerOf(call, isReceivedCode)) };
  } catch (error) {
    const [stored = before] = storedIn(error);
    return { kind: 'stale', code: stored };
  }
}

export async function changeUcrAmounts(
  client: PortalClient,
  path: PracticePath,
  { codes, change }: { codes: readonly ProcedureCode[]; change: UcrChange },
): Promise<{ kind: 'saved' | 'stale' | 'deleted'; codes: ProcedureCode[] }> {
  const value = change.kind === 'amount' ? change.cents : change.hundredths;
  const body = {
    kind: change.kind,
    value: dollarsOf(value),
    codes: codes.map(({ id, version, ucrCents }) => ({
      adaCodeId: id,
      version,
      ucrAmount: dollarsOf(ucrCents),
    })),
  };
  const call = client.PUT(`${CODES_ADDRESS}/amounts`, { params: { path }, body });
  try {
    const { results } = await answerOf(call, isReceivedCodes);
    return { kind: 'saved', codes: results.map(adaptedCode) };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'procedureCodeDeleted')
      return { kind: 'deleted', codes: storedIn(error, error.code) };
    return { kind: 'stale', codes: storedIn(error) };
  }
}

export const deleteCode = (client: PortalClient, path: PracticePath & { adaCodeId: string }): Promise<void> =>
  doneBy(client.DELETE(`${CODES_ADDRESS}/delete/{adaCodeId}`, { params: { path } }));
