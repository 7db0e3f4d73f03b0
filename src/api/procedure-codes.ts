import { centsOfDollars } from '#domain/money/money.ts';
import type { CodeGroups, CodePage, CodeRequest, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { isFlag, isListOf, isNullOr, isNumber, isRecordOf, isText } from './shape.ts';

type Received = components['schemas']['AdaCode'];

export interface PracticePath {
  organizationId: string;
  practiceId: string;
}

const ADDRESS = '/admin/organization/{organizationId}/practice/{practiceId}/ada-codes';

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

const isReceivedPage = isRecordOf<{ info: { records: number }; results: Received[] }>({
  info: isRecordOf({ records: isNumber }),
  results: isListOf(isReceivedCode),
});

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
    medianCents: medianAmount === null ? null : centsOfDollars(medianAmount),
  };
}

export async function listCodes(
  client: PortalClient,
  path: PracticePath,
  { text, filters, sort, page, pageSize }: CodeRequest,
  signal: AbortSignal,
): Promise<Pick<CodePage, 'records' | 'rows'>> {
  const query = {
    SortField: sort.field,
    SortOrder: sort.order,
    Page: page,
    PageSize: pageSize,
    ...(text !== '' && { Text: text }),
    ...(filters.specialty !== '' && { SpecialtyName: filters.specialty }),
    ...(filters.category !== '' && { Category: filters.category }),
    ...(filters.kind !== '' && { IsCustomCode: filters.kind === 'custom' }),
    ...(filters.price !== '' && { IsUnusual: true }),
  };
  const { info, results } = await answerOf(
    client.GET(ADDRESS, { params: { path, query }, signal }),
    isReceivedPage,
  );
  return { records: info.records, rows: results.map(adaptedCode) };
}

export async function getCodeGroups(
  client: PortalClient,
  path: PracticePath,
  signal: AbortSignal,
): Promise<CodeGroups> {
  const call = client.GET(`${ADDRESS}/groups`, { params: { path }, signal });
  const { specialties, ...groups } = await answerOf(call, isReceivedGroups);
  return {
    ...groups,
    specialties: specialties.map(({ specialtyName: name, specialtyCode: code }) => ({ name, code })),
  };
}
