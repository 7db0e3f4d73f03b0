import type { CodeFilter } from '#domain/plan/procedure-code.ts';

export const AREA = 'Codes of the practice';
export const LIST = 'Procedure codes';
export const SEARCH_LABEL = 'Code or description';
export const SEARCH_PLACEHOLDER = 'Search codes';
export const FILTERS: Record<CodeFilter, string> = {
  specialty: 'Specialty',
  category: 'Category',
  kind: 'Kind',
  price: 'Price',
};
export const ANY = 'Any';
export const KINDS = { custom: 'Custom', standard: 'Standard' } as const;
export const UNUSUAL = 'Far from the median';
export const NOT_LOADED = 'Couldn’t load procedure codes';
export const NO_CODES = 'No procedure codes yet';
export const NONE_FOUND = 'No codes match';
export const SHOW_ALL = 'Show all codes';
export const NO_PLANS = 'None';
export const planCount = (count: number) => `${count} plans`;

const counted = (count: number) => count.toLocaleString('en-US');
export const totals = (codes: number, custom: number) =>
  `${counted(codes)} codes, ${counted(custom)} of them custom.`;
export const unusualTotal = (count: number) =>
  count === 1
    ? '1 price is far from the median of its category.'
    : `${counted(count)} prices are far from the median of their category.`;
export const MEDIAN_RULE =
  'A price is marked when it is at least three times the median of its category, or at most a third of it.';
export const SHOW_UNUSUAL = 'Show marked prices';
