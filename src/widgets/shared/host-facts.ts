import { dayIn } from '#domain/date/day.ts';
import { practiceContextIn } from '#domain/session/practice-context.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** CONST-3 */
export const todayAt = (host: WidgetHost): string => dayIn(timeZoneAt(host), Date.now());

export function timeZoneAt({ session: { user, practice } }: WidgetHost): string {
  const practices = user.organizations.flatMap((organization) => organization.practices);
  return practices.find(({ id }) => id === practice.id)?.timeZone ?? 'UTC';
}

export const practiceOf = ({ session }: WidgetHost) => practiceContextIn(session);

/** A patient page always has one (ROUTE-8). */
export const patientOf = ({ session, page }: WidgetHost) => ({
  practiceId: session.practice.id,
  memberId: page.memberId ?? '',
});

/** For charts with unsaved changes: a user who leaves has to confirm first. */
export const unsavedWorkOf =
  (host: Pick<WidgetHost, 'workBegan' | 'workEnded'>) =>
  (_: unknown, { isUnsaved }: { isUnsaved: boolean }): void =>
    isUnsaved ? host.workBegan() : host.workEnded();

/** For a page whose charts have unsaved changes at the same time. The work ends once none of them has any. */
export function unsavedWorkOfCharts(host: Pick<WidgetHost, 'workBegan' | 'workEnded'>) {
  const unsaved = new Set<string>();
  const report = unsavedWorkOf(host);
  return (chart: string): typeof report =>
    (_, { isUnsaved }) => {
      if (isUnsaved) unsaved.add(chart);
      else unsaved.delete(chart);
      report(_, { isUnsaved: unsaved.size > 0 });
    };
}
