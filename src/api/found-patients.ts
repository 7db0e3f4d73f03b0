import type { FoundPatient } from '#domain/patient/found-patient.ts';
import type { PatientFilters } from '#domain/patient/patient-query.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { isListOf, isRecordOf, isText } from './shape.ts';

type Received = components['schemas']['RecentPatient'];

const isPatientList = isRecordOf<{ results: Received[] }>({
  results: isListOf(isRecordOf<Received>({ memberId: isText, name: isText, dateOfBirth: isText })),
});

const adapted = ({ memberId, name, dateOfBirth }: Received): FoundPatient => ({
  memberId,
  name,
  birthDate: dateOfBirth,
});

const patientsIn = (answer: { results: Received[] }): FoundPatient[] => answer.results.map(adapted);

/** As many as can be taken in at a glance. */
const MOST_FOUND = 8;

/** The first patients of a practice whom some filters find (API-5). */
export async function findPatients(
  client: PortalClient,
  practiceId: string,
  filters: PatientFilters,
  signal: AbortSignal,
): Promise<FoundPatient[]> {
  const query = {
    SortField: 'lastName' as const,
    SortOrder: 'asc' as const,
    Page: 1,
    PageSize: MOST_FOUND,
    MemberId: filters.memberId ?? '',
    FirstName: filters.firstName ?? '',
    LastName: filters.lastName ?? '',
    Email: filters.email ?? '',
    Name: filters.name ?? '',
    Phone: filters.phone ?? '',
    ...(filters.birthDate !== undefined && { BirthDate: filters.birthDate }),
  };
  const path = '/patient-management/practice/{practiceId}/patient/search';
  return patientsIn(
    await answerOf(client.GET(path, { params: { path: { practiceId }, query }, signal }), isPatientList),
  );
}

/** The patients of a practice whom the caller looked at last. */
export async function getRecentPatients(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<FoundPatient[]> {
  const path = '/patient-management/practice/{practiceId}/patient/recent';
  return patientsIn(
    await answerOf(client.GET(path, { params: { path: { practiceId } }, signal }), isPatientList),
  );
}
