import type { StaffUser } from '#domain/access/staff.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';
import type { Portal } from '../portal.ts';

/** Header, profile and dates follow what the server stored, without a reload. */
export function updateUser({ root }: Pick<Portal, 'root'>, change: (user: StaffUser) => StaffUser): void {
  const session: SessionRef | undefined = root.system.get('session');
  const user = session?.getSnapshot().context.user;
  if (user) session?.send({ type: 'user.update', user: change(user) });
}

/** Loads the user again if a change to this person may have changed the user's own rights. */
export function reloadOwn({ root }: Pick<Portal, 'root'>, { id }: { id: string }): void {
  const session: SessionRef | undefined = root.system.get('session');
  if (session?.getSnapshot().context.user?.id === id) session.send({ type: 'user.reload' });
}

/** Changes nothing if the person is another user. */
export const updateOwn = (
  portal: Pick<Portal, 'root'>,
  { id, name, phone }: { id: string; name: string; phone: string },
): void => updateUser(portal, (user) => (user.id === id ? { ...user, firstName: name, phone } : user));
