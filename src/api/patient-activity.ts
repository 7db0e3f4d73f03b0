import { centsOrNull } from '#domain/money/money.ts';
import { ACTIVITY_WORDS, type Activity, type ActivityList } from '#domain/patient/activity.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { MOST_PER_PAGE } from './list-query.ts';
import type { PatientPath } from './member.ts';
import { isAbsentOr, isNullOr, isNumber, isOneOf, isRecordOf, isText, pageFields } from './shape.ts';

const isActivity = isRecordOf({
  activity: isOneOf(Object.keys(ACTIVITY_WORDS) as Activity[]),
  by: isNullOr(isText),
  at: isText,
  benefit: isAbsentOr(isText),
  member: isAbsentOr(isText),
  plan: isAbsentOr(isText),
  amount: isAbsentOr(isNumber),
  method: isAbsentOr(isOneOf(['Cash', 'Check'])),
  outcome: isAbsentOr(isOneOf(['paid', 'pending', 'declined'])),
});
const isActivityPage = isRecordOf(pageFields(isActivity));

/** The newest entries of a patient's activity. */
export async function listPatientActivity(
  client: PortalClient,
  path: PatientPath,
  most: number,
  signal: AbortSignal,
): Promise<ActivityList> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/activity';
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(most / MOST_PER_PAGE) }, (_, index) => {
      const query = { Page: index + 1, PageSize: Math.min(most, MOST_PER_PAGE) };
      return answerOf(client.GET(address, { params: { path, query }, signal }), isActivityPage);
    }),
  );
  const entries = pages
    .flatMap(({ results }) => results)
    .slice(0, most)
    .map(({ amount, ...entry }) => ({
      ...entry,
      amountCents: centsOrNull(amount),
    }));
  return { entries, count: pages[0]?.info.records ?? 0 };
}
