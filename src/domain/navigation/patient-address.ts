import { barePath, pageAt, pageOf, queryOf } from './routes.ts';

export interface NamedPatient {
  practiceId: string;
  memberId: string;
}

const ID = /^\w{1,40}$/;

/** Identifies a patient by ids only, so that a colleague can open the same page. */
export const patientAddress = (path: string, { practiceId, memberId }: NamedPatient): string =>
  `${path}?${new URLSearchParams({ practice: practiceId, member: memberId })}`;

/** The patient in the address of a patient page. */
export function patientInAddress(address: string): NamedPatient | null {
  const page = pageAt(barePath(address));
  const named = new URLSearchParams(queryOf(address));
  const [practiceId, memberId] = [named.get('practice') ?? '', named.get('member') ?? ''];
  const isNamed = page !== undefined && pageOf(page).needsMember && ID.test(practiceId) && ID.test(memberId);
  return isNamed ? { practiceId, memberId } : null;
}
