import type { ChoiceField } from '#domain/patient/patient-choices.ts';
import type { PatientColumn } from '#domain/patient/patient-columns.ts';
import type { FilterField } from '#domain/patient/patient-search.ts';
import type { PatientView } from '#domain/patient/patient-view.ts';
import { MOST_REMINDED } from '#domain/patient/payment-reminder.ts';

export const BOX_LABEL = 'Find a patient';
export const BOX_PLACEHOLDER = 'Name, date of birth, phone, email, or ID';
export const NOBODY_FOUND = 'No patients match your search';
export const NEW_PATIENT = 'New patient';
export const NO_PATIENTS = 'No patients yet';
export const NONE_IN_VIEW = 'No patients in this view';
export const NOT_LOADED = 'Couldn’t load patients';
export const NOT_REQUESTED = 'Keep typing to see matching patients.';
export const UNFINISHED = 'Finish your search to download it.';
export const CLEAR = 'Clear search';
export const SHOW_ALL = 'Show all patients';
export const SHOW_VIEW = 'Show the whole view';
export const RECENTS = 'Recently viewed';
export const RECENTS_NOT_LOADED = 'Couldn’t load recently viewed patients.';
export const VIEWS_LABEL = 'Views';
export const VIEWS: Record<PatientView, string> = {
  all: 'All',
  pastDue: 'Past due',
  endsSoon: 'Ends in 30 days',
  renewals: 'Renewal forecast',
  cardExpires: 'Card expires before renewal',
  noCard: 'No card on file',
  paymentFailed: 'Payment failed',
  benefitDenied: 'Benefit denied',
  noPlan: 'No plan',
};
export const NEEDS = 'Needs';
export const COUNTS_NOT_LOADED = 'Couldn’t load the counts.';
export const RETRY = 'Try again';

export const filtersTitle = (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`);
export function readAs(reading: string, isSimilar: boolean): string | null {
  if (reading === '') return null;
  return isSimilar ? `No patients match ${reading}. Showing similar names.` : `Searching by ${reading}`;
}

export const COLUMNS_BUTTON = 'Columns';
export const NAME = 'Name';
export const COLUMNS: Record<PatientColumn, string> = {
  phoneNumber: 'Phone',
  dateOfBirth: 'Date of birth',
  planName: 'Plan',
  status: 'Status',
  pastDue: 'Past due',
  memberId: 'Member ID',
  emailAddress: 'Email',
  planType: 'Plan type',
  subscriberIdentifier: 'Subscriber ID',
  patientId: 'Patient ID',
};

export const SAVED_VIEWS = 'Saved views';
export const LOADING = 'Loading…';
export const SAVE_VIEW = 'Save this view…';
export const SAVE_VIEW_TITLE = 'Save this view';
export const SAVE_VIEW_ABOUT =
  'Saves the filters and sort order, not the search text. Only you can see it, in this practice.';
export const EDIT_VIEWS = 'Rename or delete…';
export const VIEW_NAME = 'Name';
export const SAVE = 'Save view';
export const RENAME_VIEW = 'Rename view';
export const RENAME = 'Rename';
export const renameView = (name: string) => `Rename ${name}`;
export const DELETE = 'Delete';
export const deleteView = (name: string) => `Delete ${name}`;
export const DELETE_VIEW = 'Delete view';
export const deleteTitle = (name: string) => `Delete the view “${name}”?`;
export const DELETE_ABOUT = 'You can’t undo this.';
export const NO_SAVED_VIEWS = 'No saved views';
export const VIEWS_NOT_SAVED = 'Couldn’t save your views';
export const VIEWS_NOT_LOADED = 'Couldn’t load saved views. Try again';

export const SELECTION = 'Selected patients';
export const selectedCount = (count: number) =>
  count === MOST_REMINDED ? `${count} selected, the most at once` : `${count} selected`;
export const SEND_REMINDER = 'Send reminder';

export const FILTERS_IN_USE = 'Filters in use';
export const FILTERS: Record<FilterField, string> = {
  status: 'Status',
  planName: 'Plan',
  pastDue: 'Past due',
  endsWithin: 'Plan ends',
  hasCard: 'Card',
  emailVerified: 'Verified email',
  lastName: 'Last name',
  firstName: 'First name',
  birthDate: 'Date of birth',
  email: 'Email',
  memberId: 'Member ID',
};

const YES_OR_NO: Record<string, string> = { true: 'Yes', false: 'No' };
const OPTIONS: Partial<Record<ChoiceField, Record<string, string>>> = {
  status: { None: 'No plan' },
  pastDue: YES_OR_NO,
  endsWithin: { 30: 'Within 30 days', 60: 'Within 60 days', 90: 'Within 90 days' },
  hasCard: { true: 'On file', false: 'Not on file' },
  emailVerified: YES_OR_NO,
};

export const optionName = (field: ChoiceField, value: string) => OPTIONS[field]?.[value] ?? value;

export const filterName = (field: FilterField, value: string) =>
  `${FILTERS[field]}: ${OPTIONS[field as ChoiceField]?.[value] ?? value}`;
