export interface ProcedureCode {
  id: string;
  code: string;
  description: string;
  ucrCents: number;
  specialtyName: string;
  specialtyCode: string;
  category: string;
  /** The practice can change and delete custom codes. Of a standard code only the amount can change. */
  isCustom: boolean;
  version: number;
  /** The names of the plans whose benefits cover it. */
  plans: readonly string[];
  /** The median of its category; null in a category of few codes. */
  medianCents: number | null;
  isUnusual: boolean;
}

export const CODE_SORT_FIELDS = ['adaCode', 'description', 'specialtyName', 'category', 'ucrAmount'] as const;
export type CodeSortField = (typeof CODE_SORT_FIELDS)[number];

export interface CodeSort {
  field: CodeSortField;
  order: 'asc' | 'desc';
}

export const CODE_PAGE_SIZES = [10, 25, 50, 100] as const;

/** Empty means any. */
export interface CodeFilters {
  specialty: string;
  category: string;
  kind: '' | 'custom' | 'standard';
  price: '' | 'unusual';
}
export type CodeFilter = keyof CodeFilters;

export const CODE_KINDS = ['standard', 'custom'] as const;

export const NO_CODE_FILTERS: CodeFilters = { specialty: '', category: '', kind: '', price: '' };

export interface CodeRequest {
  /** A part of the code or of the description. */
  text: string;
  filters: CodeFilters;
  sort: CodeSort;
  page: number;
  pageSize: number;
}

export const FIRST_CODES: CodeRequest = {
  text: '',
  filters: NO_CODE_FILTERS,
  sort: { field: 'adaCode', order: 'asc' },
  page: 1,
  pageSize: 25,
};

/** The values to filter the codes by, and how many of each kind the practice has. */
export interface CodeGroups {
  specialties: readonly { name: string; code: string }[];
  categories: readonly string[];
  codes: number;
  customCodes: number;
  unusualCodes: number;
}

export interface CodePage {
  records: number;
  rows: readonly ProcedureCode[];
  groups: CodeGroups;
}

export const isNarrowed = ({ text, filters }: Pick<CodeRequest, 'text' | 'filters'>): boolean =>
  text !== '' || Object.values(filters).some((value) => value !== '');

export const isSameNarrowing = (
  one: Pick<CodeRequest, 'text' | 'filters'>,
  other: Pick<CodeRequest, 'text' | 'filters'>,
): boolean =>
  one.text === other.text &&
  (Object.keys(NO_CODE_FILTERS) as CodeFilter[]).every((name) => one.filters[name] === other.filters[name]);
