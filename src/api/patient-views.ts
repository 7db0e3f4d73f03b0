import { PATIENT_VIEWS, type PatientViewCounts, type PatientViews } from '#domain/patient/patient-view.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { type Guard, isListOf, isNumber, isRecordOf, isText } from './shape.ts';

const isCounts = isRecordOf<PatientViewCounts>(
  Object.fromEntries(PATIENT_VIEWS.map((view) => [view, isNumber])) as Record<
    keyof PatientViewCounts,
    Guard<number>
  >,
);

const isViews = isRecordOf<PatientViews>({ counts: isCounts, planNames: isListOf(isText) });

export async function getPatientViews(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<PatientViews> {
  const path = '/patient-management/practice/{practiceId}/patient/views';
  return answerOf(client.GET(path, { params: { path: { practiceId } }, signal }), isViews);
}
