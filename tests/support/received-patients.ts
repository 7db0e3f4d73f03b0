import { createHostClient } from '#api/host-client.ts';

/** A member in the contract's format. */
export const RECEIVED_MEMBER = {
  userId: '10000001',
  firstName: 'Ada',
  lastName: 'Marlowe',
  fullName: 'Dr. Ada B. Marlowe',
  namePrefix: 'Dr.',
  birthDate: '1980-04-12',
  emailAddress: 'ada.marlowe@example.test',
  phoneNumber: '(614) 555-0119',
  address: { line1: '1 Elm Terrace', line2: 'Apt 2', city: 'Columbus', state: 'OH', zipCode: '43215' },
  externalPatientId: 'X-7',
  externalPatientSource: 'chart',
  subscriberIdentifier: 'SUB-10000001',
  version: 3,
  additionalProperties: { IsAddressVerified: 'true' },
};

export const RECEIVED_CHILD = {
  ...RECEIVED_MEMBER,
  userId: '10000002',
  firstName: 'Nell',
  fullName: 'Nell Marlowe',
  birthDate: '2008-11-23',
};

/** The state of one of their plans, in the contract's format. */
export const RECEIVED_PLAN = {
  planId: '20001',
  memberId: '10000001',
  name: 'Family Care',
  planStartDate: '2025-11-30',
  planEndDate: '2026-11-30',
  planStatus: 'Active',
  autoRenew: true,
  relationship: 'Self',
  addAdditionalMemberAmount: 120.5,
  dependents: [] as object[],
  properties: {
    templateType: 'Ad-hoc',
    disabled: 'false',
    scheduleDate: '2025-12-30',
    AddAdditionalMemberAmount: '120.50',
  } as object,
};

/** A search row in the contract's format. */
export const FOUND_PATIENT = {
  patientId: '501',
  memberId: '10000001',
  name: 'Ada Marlowe',
  lastName: 'Marlowe',
  dateOfBirth: '1980-04-12',
  emailAddress: 'ada.marlowe@example.test',
  subscriberIdentifier: 'SUB-10000001',
  pastDue: 30,
  planType: 'Legacy',
  planName: 'Everyday Care',
  phoneNumber: '(614) 555-0119',
  status: 'Active',
};

export const PLACE = { practiceId: '11', memberId: '10000001' };
export const NEVER = new AbortController().signal;

/** A client for a host with this response, and the requests that it received. */
export function hostThatAnswers(
  body: unknown,
  status = 200,
  hear: (sent: unknown) => void = () => undefined,
) {
  const asked: string[] = [];
  const fetch = async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${path}`);
    if (typeof init?.body === 'string' && init.body !== '') hear(JSON.parse(init.body));
    return Response.json(body, { status });
  };
  return { client: createHostClient({ fetch }), asked };
}
