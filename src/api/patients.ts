import { centsOfDollars } from '#domain/money/money.ts';
import type { PatientPage, PatientRow, PatientSearchRequest } from '#domain/patient/patient-search.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { type Guard, isListOf, isNumber, isRecordOf, isText } from './shape.ts';

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
});
const isPatientList = isRecordOf<{ info: { records: number }; results: Received[] }>({
  info: isRecordOf<{ records: number }>({ records: isNumber }),
  results: isListOf(isPatientRow),
});

const adapted = ({ pastDue, ...row }: Received): PatientRow => ({
  ...row,
  pastDueCents: centsOfDollars(pastDue),
});

/** One page of a practice's patients (API-5). */
export async function searchPatients(
  client: PortalClient,
  practiceId: string,
  { filters, sort, page, pageSize }: PatientSearchRequest,
  signal: AbortSignal,
): Promise<PatientPage> {
  const query = {
    ...wireFilters(filters),
    SortField: sort.field,
    SortOrder: sort.order,
    Page: page,
    PageSize: pageSize,
  };
  const answer = await answerOf(
    client.GET('/patient-management/practice/{practiceId}/patient/search', {
      params: { path: { practiceId }, query },
      signal,
    }),
    isPatientList,
  );
  const { info, results } = answer;
  return { records: info.records, rows: results.map(adapted) };
}

function wireFilters(filters: PatientSearchRequest['filters']) {
  const { memberId, firstName, lastName, birthDate, email, name, phone } = filters;
  return Object.fromEntries(
    Object.entries({
      MemberId: memberId,
      FirstName: firstName,
      LastName: lastName,
      BirthDate: birthDate,
      Email: email,
      Name: name,
      Phone: phone,
    }).filter(([, value]) => value !== undefined),
  );
}
