import { isSwitched, switchedToast, workedInText } from '#domain/access/practice-switch.ts';
import { type SessionRef, selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import type { Portal } from '../portal.ts';

/**
 * Remembers in which practice this tab works, and says so where a page that was loaded anew, as by a notification, is in
 * another one: the practice of before may not be the user's any more. Answers how to stop.
 */
export function tellSwitchedPractice({ tab, showToast }: Portal, session: SessionRef): () => void {
  const before = tab.get('worked-in');
  let known: string | null = null;
  const tell = () => {
    const user = selectUser(session.getSnapshot());
    const practice = selectCurrentPractice(session.getSnapshot());
    if (user === null || practice === undefined) return;
    if (known === null && isSwitched(before, user.id, practice.id)) showToast(switchedToast(practice));
    const now = workedInText(user.id, practice.id);
    if (now !== known) tab.set('worked-in', now);
    known = now;
  };
  tell();
  const subscription = session.subscribe(tell);
  return () => subscription.unsubscribe();
}
