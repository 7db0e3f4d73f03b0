import type { NewPatient } from '#domain/patient/new-patient.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { searchPatients } from './patients.ts';
import { isRecordOf, isText } from './shape.ts';

const MOST_KNOWN = 20;

const names = new Intl.Collator('en-US', { sensitivity: 'base', ignorePunctuation: true });

/** Patients with this name and birth date. The server’s filters also find longer names. */
export async function findSamePatients(
  client: PortalClient,
  practiceId: string,
  { firstName, lastName, birthDate }: Pick<NewPatient, 'firstName' | 'lastName' | 'birthDate'>,
  signal: AbortSignal,
): Promise<PatientRow[]> {
  const filters = { firstName, lastName, birthDate };
  const sort = { field: 'lastName', order: 'asc' } as const;
  const wanted = { filters, sort, page: 1, pageSize: MOST_KNOWN };
  const { rows } = await searchPatients(client, practiceId, wanted, signal);
  return rows.filter(({ name }) => names.compare(name, `${firstName} ${lastName}`) === 0);
}

const isRegistered = isRecordOf({ memberId: isText });

export async function registerPatient(
  client: PortalClient,
  practiceId: string,
  patient: NewPatient,
  evenIfKnown: boolean,
): Promise<string> {
  const params = { path: { practiceId } };
  const body = { ...patient, evenIfKnown };
  const call = client.POST('/plan-sales/practice/{practiceId}/patients', { params, body });
  return (await answerOf(call, isRegistered)).memberId;
}
