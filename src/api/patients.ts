import { centsOfDollars } from '#domain/money/money.ts';
import type { PatientFilters } from '#domain/patient/patient-query.ts';
import type { PatientPage, PatientRow, PatientSearchRequest } from '#domain/patient/patient-search.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { listQuery } from './list-query.ts';
import type { components } from './schema.d.ts';
import {
  type Guard,
  isAbsentOr,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
  pageFields,
} from './shape.ts';

type Received = components['schemas']['PatientRow'];

const isPatientRow = isRecordOf<Received>({
  patientId: isText,
  memberId: isText,
  name: isText,
  lastName: isText,
  dateOfBirth: isText,
  emailAddress: isText,
  subscriberIdentifier: isText,
  pastDue: isNumber,
  planType: isText as Guard<Received['planType']>,
  status: isText as Guard<Received['status']>,
  phoneNumber: isText,
  planName: isText,
  needs: isAbsentOr(isListOf(isOneOf(['renewal', 'card']))) as Guard<Received['needs']>,
});
const isPatientList = isRecordOf({ ...pageFields(isPatientRow), isSimilar: isAbsentOr(isFlag) });

const adapted = ({ pastDue, needs, ...row }: Received): PatientRow => ({
  ...row,
  ...(needs && { needs }),
  pastDueCents: centsOfDollars(pastDue),
});

export async function searchPatients(
  client: PortalClient,
  practiceId: string,
  { filters, ...request }: PatientSearchRequest,
  signal: AbortSignal,
): Promise<PatientPage> {
  const query = { ...wireFilters(filters), ...listQuery(request) };
  const answer = await answerOf(
    client.GET('/patient-management/practice/{practiceId}/patient/search', {
      params: { path: { practiceId }, query },
      signal,
    }),
    isPatientList,
  );
  const { info, results, isSimilar } = answer;
  return { records: info.records, rows: results.map(adapted), ...(isSimilar && { isSimilar }) };
}

/** The contract's filters begin with an uppercase letter. */
const wireFilters = (filters: PatientFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
  );
