import type { Toast } from '../notification/toast.ts';
import type { Practice } from './staff.ts';

/** Who works in which practice: ids only, for a tab to keep over a reload. */
export const workedInText = (userId: string, practiceId: string): string => `${userId}/${practiceId}`;

/** Whether somebody finds themselves in another practice than they worked in before the page was loaded anew. */
export function isSwitched(before: string | null, userId: string, practiceId: string): boolean {
  return before?.startsWith(`${userId}/`) === true && before !== workedInText(userId, practiceId);
}

/** Says which practice it is now, where nobody has chosen it. */
export const switchedToast = ({ name }: Practice): Toast => ({
  variant: 'warning',
  title: `You now work in ${name}`,
  label: 'The practice that you worked in before could not be opened again.',
});
