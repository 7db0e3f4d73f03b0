import { readDay } from '../date/day-reading.ts';
import type { FieldRules } from '../text/field.ts';
import { isRecord } from '../text/json.ts';
import { QUERY_FIELDS } from '../text/query-fields.ts';
import { tidied } from '../text/text-filter.ts';
import {
  CHOICE_FIELDS,
  type ChoiceField,
  isPatientChoices,
  NO_CHOICES,
  type PatientChoices,
} from './patient-choices.ts';
import { filtersOfText, type PatientFilters } from './patient-query.ts';
import { isPatientView, type PatientView, type RenewalNeed } from './patient-view.ts';

/** The search box, and the contract's filters (API-5), with their rules (FIELD-1). */
export const SEARCH_RULES = {
  box: QUERY_FIELDS.search,
  memberId: QUERY_FIELDS.memberId,
  firstName: QUERY_FIELDS.nameFilter,
  lastName: QUERY_FIELDS.nameFilter,
  birthDate: QUERY_FIELDS.dateFilter,
  email: QUERY_FIELDS.emailFilter,
} as const satisfies Record<string, FieldRules>;
export type SearchField = keyof typeof SEARCH_RULES;
export const SEARCH_FIELDS = Object.keys(SEARCH_RULES) as SearchField[];
const TEXT_FILTERS = ['lastName', 'firstName', 'birthDate', 'email', 'memberId'] as const;
export type SearchTexts = Readonly<Record<SearchField, string>>;

export const PATIENT_SORT_FIELDS = [
  'name',
  'lastName',
  'dateOfBirth',
  'emailAddress',
  'memberId',
  'patientId',
  'subscriberIdentifier',
  'pastDue',
  'planType',
  'status',
  'planName',
] as const;
export type PatientSortField = (typeof PATIENT_SORT_FIELDS)[number];

export interface PatientSort {
  field: PatientSortField;
  order: 'asc' | 'desc';
}

/** The first is the default (API-5). */
export const PATIENT_PAGE_SIZES = [10, 25, 50] as const;

/** Pages count from 1. */
export interface PatientSearch {
  texts: SearchTexts;
  choices: PatientChoices;
  view: PatientView;
  sort: PatientSort;
  page: number;
  pageSize: number;
}

export const FIRST_PATIENT_SEARCH: PatientSearch = {
  texts: Object.fromEntries(SEARCH_FIELDS.map((field) => [field, ''])) as SearchTexts,
  choices: NO_CHOICES,
  view: 'all',
  sort: { field: 'lastName', order: 'asc' },
  page: 1,
  pageSize: PATIENT_PAGE_SIZES[0],
};

export interface PatientSearchRequest {
  filters: PatientFilters;
  sort: PatientSort;
  page: number;
  pageSize: number;
}

/** ENTITY-1 */
export interface PatientRow {
  memberId: string;
  patientId: string;
  name: string;
  lastName: string;
  /** YYYY-MM-DD. */
  dateOfBirth: string;
  emailAddress: string;
  subscriberIdentifier: string;
  planType: string;
  planName: string;
  phoneNumber: string;
  status: string;
  pastDueCents: number;
  /** Only in the view `renewals`. */
  needs?: readonly RenewalNeed[];
}

/** `records` counts all matches. */
export interface PatientPage {
  records: number;
  rows: readonly PatientRow[];
  /** No patient has the name in the search box, so the rows have a similar name. */
  isSimilar?: boolean;
}

/** What narrows the list. */
export type PatientNarrowing = Pick<PatientSearch, 'texts' | 'choices' | 'view'>;

/** Combines the view, the box and the filters. Null while a text is invalid. */
export function filtersFor({ texts, choices, view }: PatientNarrowing, today: string): PatientFilters | null {
  const box = filtersOfText(texts.box, today);
  const birthDate = dayOf(texts.birthDate, today);
  if (box === null || birthDate === null) return null;
  const { memberId, firstName, lastName, email } = texts;
  const filters = Object.entries({ memberId, firstName, lastName, email, birthDate, ...choices })
    .map(([name, text]) => [name, tidied(text)])
    .filter(([, text]) => text !== '');
  return { ...Object.fromEntries(filters), ...box, ...(view !== 'all' && { view }) };
}

/** Null while a text is invalid. */
export function requestFor(search: PatientSearch, today: string): PatientSearchRequest | null {
  const { sort, page, pageSize } = search;
  const filters = filtersFor(search, today);
  return filters && { filters, sort, page, pageSize };
}

export const isSameNarrowing = (one: PatientNarrowing, other: PatientNarrowing): boolean =>
  one.view === other.view &&
  CHOICE_FIELDS.every((field) => one.choices[field] === other.choices[field]) &&
  SEARCH_FIELDS.every((field) => tidied(one.texts[field]) === tidied(other.texts[field]));

export function birthDateMessage(texts: SearchTexts, today: string): string | null {
  return dayOf(texts.birthDate, today) === null ? 'Enter the date of birth as MM/DD/YYYY.' : null;
}

export type FilterField = Exclude<SearchField, 'box'> | ChoiceField;

/** The filters in use, in the order of the page. */
export function filtersInUse({ texts, choices }: Pick<PatientNarrowing, 'texts' | 'choices'>) {
  const values: [FilterField, string][] = [
    ...CHOICE_FIELDS.map((field): [FilterField, string] => [field, choices[field]]),
    ...TEXT_FILTERS.map((field): [FilterField, string] => [field, tidied(texts[field])]),
  ];
  return values.filter(([, value]) => value !== '').map(([field, value]) => ({ field, value }));
}

export const isChoice = (field: FilterField): field is ChoiceField =>
  CHOICE_FIELDS.some((choice) => choice === field);

/** Reads a stored search, which an earlier version may have written. Null if it is invalid. */
export function patientSearchIn(value: unknown): PatientSearch | null {
  if (!isRecord(value) || !isRecord(value['texts']) || !isRecord(value['sort'])) return null;
  const { texts, choices, view, sort, page, pageSize } = value;
  const isSearch =
    SEARCH_FIELDS.every((field) => typeof texts[field] === 'string') &&
    isPatientChoices(choices) &&
    isPatientView(view) &&
    PATIENT_SORT_FIELDS.some((field) => field === sort['field']) &&
    (sort['order'] === 'asc' || sort['order'] === 'desc') &&
    Number.isSafeInteger(page) &&
    Number(page) >= 1 &&
    PATIENT_PAGE_SIZES.some((size) => size === pageSize);
  return isSearch ? (value as unknown as PatientSearch) : null;
}

/** Empty for no text, null for an invalid date. */
function dayOf(text: string, today: string): string | null {
  if (tidied(text) === '') return '';
  const reading = readDay(text, today);
  return reading.kind === 'day' ? reading.day : null;
}
