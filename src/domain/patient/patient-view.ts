/** In the order of the page. */
export const PATIENT_VIEWS = [
  'all',
  'pastDue',
  'endsSoon',
  'renewals',
  'cardExpires',
  'noCard',
  'noPlan',
  'paymentFailed',
  'benefitDenied',
] as const;
export type PatientView = (typeof PATIENT_VIEWS)[number];

/** `endsSoon`: the plan ends today or within this many days. */
export const ENDS_SOON_DAYS = 30;

/** `renewals`: the next renewal is at most this many days ahead. */
export const FORECAST_DAYS = 60;

/** What a patient needs before the plan ends or the next payment is due. */
export type RenewalNeed = 'renewal' | 'card';
export const NEED_WORDS: Readonly<Record<RenewalNeed, string>> = { renewal: 'Renewal', card: 'New card' };

/** For this many days, staff should follow up on a failed payment or a denied benefit. */
export const FOLLOW_UP_DAYS = 30;

export type PatientViewCounts = Readonly<Record<PatientView, number>>;

export interface PatientViews {
  counts: PatientViewCounts;
  /** The plan names of the practice's patients, in order. */
  planNames: readonly string[];
}

export function isPatientView(value: unknown): value is PatientView {
  return PATIENT_VIEWS.some((view) => view === value);
}

const QUERY = 'view';

/** The view in the list's address. An unknown view is `all`. */
export function viewInQuery(query: string): PatientView {
  const named = new URLSearchParams(query).get(QUERY);
  return isPatientView(named) ? named : 'all';
}

export const viewAddress = (path: string, view: PatientView): string =>
  view === 'all' ? path : `${path}?${QUERY}=${view}`;
