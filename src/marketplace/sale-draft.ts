import type { NewMember, Quote, SaleChoice, SaleDraft, SaleOrder } from '#domain/plan/sale.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const isMember = (value: unknown): value is NewMember =>
  isRecord(value) && isText(value['firstName']) && isText(value['lastName']) && isText(value['birthDate']);

const isChoice = (value: unknown): value is SaleChoice =>
  isRecord(value) && isText(value['offerId']) && isText(value['levelId']);

const isOrder = (value: unknown): value is SaleOrder | null =>
  value === null || (isRecord(value) && isText(value['key']) && isChoice(value['choice']));

const isQuote = (value: unknown): value is Quote | null =>
  value === null ||
  (isRecord(value) && Array.isArray(value['lines']) && typeof value['dueNowCents'] === 'number');

export type SaleOf = Pick<SaleDraft, 'kind' | 'practiceId' | 'memberId' | 'planId'>;

/** The stored draft, if it is of this sale and of this version of the page. */
export function draftIn(value: unknown, of: SaleOf): SaleDraft | null {
  if (!isRecord(value)) return null;
  const isOf = (['kind', 'practiceId', 'memberId', 'planId'] as const).every(
    (name) => value[name] === of[name],
  );
  if (!isOf || !isText(value['key']) || typeof value['attempt'] !== 'number') return null;
  if (!isChoice(value['choice']) || !isText(value['accountId']) || typeof value['autoRenew'] !== 'boolean')
    return null;
  const dependents: unknown = value['dependents'];
  if (!Array.isArray(dependents) || !dependents.every(isMember)) return null;
  if (!isOrder(value['order']) || !isQuote(value['quote'])) return null;
  return value as unknown as SaleDraft;
}
