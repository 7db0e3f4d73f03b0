import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import type { PatientFilters } from '#domain/patient/patient-query.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { searchPatients } from './patients.ts';
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

/** The command menu lists at most this many. */
const MOST_FOUND = 8;

export async function findPatients(
  client: PortalClient,
  practiceId: string,
  filters: PatientFilters,
  signal: AbortSignal,
): Promise<Omit<FoundPatients, 'readAs'>> {
  const sort = { field: 'lastName', order: 'asc' } as const;
  const request = { filters, sort, page: 1, pageSize: MOST_FOUND };
  const { rows, isSimilar = false } = await searchPatients(client, practiceId, request, signal);
  return { patients: rows.map(adapted), isSimilar };
}

export async function getRecentPatients(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<FoundPatient[]> {
  const path = '/patient-management/practice/{practiceId}/patient/recent';
  const call = client.GET(path, { params: { path: { practiceId } }, signal });
  const { results } = await answerOf(call, isPatientList);
  return results.map(adapted);
}
