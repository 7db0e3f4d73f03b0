import { dayIn } from '#domain/date/day.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** Today in the practice of a widget, as YYYY-MM-DD: the practice's own day (CONST-3). */
export const todayAt = (host: WidgetHost): string => dayIn(timeZoneAt(host), Date.now());

/** Of a widget's practice. */
export function timeZoneAt({ session: { user, practice } }: WidgetHost): string {
  const practices = user.organizations.flatMap((organization) => organization.practices);
  return practices.find(({ id }) => id === practice.id)?.timeZone ?? 'UTC';
}

/** The patient of a widget's page. A page about a patient is not opened without one (ROUTE-8). */
export const patientOf = ({ session, page }: WidgetHost) => ({
  practiceId: session.practice.id,
  memberId: page.memberId ?? '',
});
