import { dayIn } from '#domain/day.ts';
import type { WidgetHost } from '#widgets/contract.ts';

/** Today in the practice of a widget, as YYYY-MM-DD: the practice's own day (CONST-3). */
export function todayAt({ session: { user, practice } }: WidgetHost): string {
  const practices = user.organizations.flatMap((organization) => organization.practices);
  const zone = practices.find(({ id }) => id === practice.id)?.timeZone ?? 'UTC';
  return dayIn(zone, Date.now());
}
