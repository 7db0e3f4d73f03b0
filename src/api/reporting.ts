import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isRecordOf, isText } from './shape.ts';

export interface ReportTokenRequest {
  groupId: string;
  reportId: string;
  organizationId: string;
}

const isReportToken = isRecordOf<{ token: string }>({ token: isText });

export async function getReportToken(
  client: PortalClient,
  request: ReportTokenRequest,
  signal: AbortSignal,
): Promise<string> {
  const call = client.POST('/reporting/get-auth-token', { body: request, signal });
  return (await answerOf(call, isReportToken)).token;
}
