import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { isRecordOf, isText } from './shape.ts';

const isSent = isRecordOf<{ number: string }>({ number: isText });

/** @returns the number to quote to support */
export async function sendProblemReport(
  client: PortalClient,
  practiceId: string,
  body: components['schemas']['NewProblemReport'],
): Promise<string> {
  const params = { path: { id: practiceId } };
  return (await answerOf(client.POST('/support/practice/{id}/report', { params, body }), isSent)).number;
}
