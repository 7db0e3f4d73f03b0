import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isFlag, isRecordOf } from './shape.ts';

interface Subscription {
  isSubscribed: boolean;
}

const WEEKLY_REPORT = '/reporting/practice/{practiceId}/weekly-report';
const isSubscription = isRecordOf<Subscription>({ isSubscribed: isFlag });

export const getWeeklyReport = (
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<Subscription> =>
  answerOf(client.GET(WEEKLY_REPORT, { params: { path: { practiceId } }, signal }), isSubscription);

export const setWeeklyReport = (
  client: PortalClient,
  practiceId: string,
  body: Subscription,
): Promise<Subscription> =>
  answerOf(client.PUT(WEEKLY_REPORT, { params: { path: { practiceId } }, body }), isSubscription);
