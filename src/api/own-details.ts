import type { StaffDetails } from '#domain/access/staff-details.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isRecordOf, isText } from './shape.ts';

const isUser = isRecordOf<{ firstName: string; phone: string }>({ firstName: isText, phone: isText });

/** What is missing stays. @returns both as stored */
export async function changeUser(client: PortalClient, body: Partial<StaffDetails>): Promise<StaffDetails> {
  const { firstName, phone } = await answerOf(client.PUT('/user', { body }), isUser);
  return { name: firstName, phone };
}
