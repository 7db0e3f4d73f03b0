import { readDay } from '../date/day-reading.ts';
import { FIELDS, type FieldRules } from '../text/field.ts';
import { tidied } from '../text/text-filter.ts';
import { filtersOfQuery, type PatientFilters, readPatientQuery } from './patient-query.ts';

/** The one box, and the separate filters of the contract (API-5). */
export const SEARCH_FIELDS = ['box', 'memberId', 'firstName', 'lastName', 'birthDate', 'email'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];
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
] as const;
export type PatientSortField = (typeof PATIENT_SORT_FIELDS)[number];

export interface PatientSort {
  field: PatientSortField;
  order: 'asc' | 'desc';
}

/** How many rows a page may have; the first of them is what it has by itself (API-5). */
export const PATIENT_PAGE_SIZES = [10, 25, 50] as const;

/** Everything that somebody chose on the search page. Pages count from 1. */
export interface PatientSearch {
  texts: SearchTexts;
  sort: PatientSort;
  page: number;
  pageSize: number;
}

const NO_TEXTS: SearchTexts = {
  box: '',
  memberId: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  email: '',
};

export const FIRST_PATIENT_SEARCH: PatientSearch = {
  texts: NO_TEXTS,
  sort: { field: 'lastName', order: 'asc' },
  page: 1,
  pageSize: PATIENT_PAGE_SIZES[0],
};

/** What the server is asked. */
export interface PatientSearchRequest {
  filters: PatientFilters;
  sort: PatientSort;
  page: number;
  pageSize: number;
}

/** A row of the patient search (ENTITY-1). */
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
  status: string;
  pastDueCents: number;
}

/** One page of what is found, and how many there are in all. */
export interface PatientPage {
  records: number;
  rows: readonly PatientRow[];
}

/** What each field accepts (FIELD-1). */
export const SEARCH_RULES: Readonly<Record<SearchField, FieldRules>> = {
  box: FIELDS.search,
  memberId: FIELDS.memberId,
  firstName: FIELDS.nameFilter,
  lastName: FIELDS.nameFilter,
  birthDate: FIELDS.dateFilter,
  email: FIELDS.emailFilter,
};

/** What the texts ask for: the box and the filters together; null while one of them can't be asked. */
export function filtersFor(texts: SearchTexts, today: string): PatientFilters | null {
  const box = filtersOfQuery(readPatientQuery(texts.box, today));
  const birthDate = dayOf(texts.birthDate, today);
  if (box === null || birthDate === null) return null;
  const filters = { ...separateFilters(texts), birthDate };
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...box };
}

/** What is wrong with the birth date among the filters. */
export function birthDateMessage(texts: SearchTexts, today: string): string | null {
  return dayOf(texts.birthDate, today) === null ? 'Write the birth date as MM/DD/YYYY.' : null;
}

/** How many of the separate filters hold something. */
export const filterCount = (texts: SearchTexts): number =>
  SEARCH_FIELDS.filter((field) => field !== 'box' && tidied(texts[field]) !== '').length;

/** A search that an earlier version of the page may have stored; null if it is not a valid one. */
export function patientSearchIn(value: unknown): PatientSearch | null {
  if (!isRecord(value) || !isRecord(value['texts']) || !isRecord(value['sort'])) return null;
  const { texts, sort, page, pageSize } = value;
  const isSearch =
    SEARCH_FIELDS.every((field) => typeof texts[field] === 'string') &&
    PATIENT_SORT_FIELDS.some((field) => field === sort['field']) &&
    (sort['order'] === 'asc' || sort['order'] === 'desc') &&
    Number.isSafeInteger(page) &&
    Number(page) >= 1 &&
    PATIENT_PAGE_SIZES.some((size) => size === pageSize);
  return isSearch ? (value as unknown as PatientSearch) : null;
}

const separateFilters = ({ memberId, firstName, lastName, email }: SearchTexts) => ({
  memberId: tidied(memberId),
  firstName: tidied(firstName),
  lastName: tidied(lastName),
  email: tidied(email),
});

/** Empty where nothing is said, null where it is no day. */
function dayOf(text: string, today: string): string | null {
  if (tidied(text) === '') return '';
  const reading = readDay(text, today);
  return reading.kind === 'day' ? reading.day : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
