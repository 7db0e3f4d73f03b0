import type { FirstSteps } from '#domain/navigation/first-steps.ts';
import { adaptedSupport, type SupportInformation } from '#domain/practice/support.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isFlag, isRecordOf, isText } from './shape.ts';

const isSupportInformation = isRecordOf<SupportInformation>({
  telephoneNumber: isText,
  weekdayHours: isText,
  weekendHours: isText,
  emailSupport: isText,
  address: isText,
  practiceState: isText,
});

export async function getSupportInformation(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<SupportInformation> {
  const path = '/support/practice/{id}/get-support-information';
  const call = client.GET(path, { params: { path: { id: practiceId } }, signal });
  const answer = await answerOf(call, isSupportInformation);
  return adaptedSupport(answer);
}

const isFirstSteps = isRecordOf<FirstSteps>({
  plan: isFlag,
  patient: isFlag,
  officeCard: isFlag,
  goals: isFlag,
});

export function getFirstSteps(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<FirstSteps> {
  const params = { path: { id: practiceId } };
  return answerOf(client.GET('/support/practice/{id}/first-steps', { params, signal }), isFirstSteps);
}
