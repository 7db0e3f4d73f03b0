import type { Toast } from '../notification/toast.ts';

/** A user and their practice, for a tab to store over a reload: ids only. */
export const lastPracticeText = (userId: string, practiceId: string): string => `${userId}/${practiceId}`;

/** Whether the same user is in another practice than before the page was loaded. */
export function isSwitched(before: string | null, userId: string, practiceId: string): boolean {
  return before?.startsWith(`${userId}/`) === true && before !== lastPracticeText(userId, practiceId);
}

/** Names the practice that the portal opened without the user's choice. */
export const switchedToast = (name: string): Toast => ({
  variant: 'warning',
  title: `You now work in ${name}`,
  label: 'The practice that you worked in before could not be opened again.',
});
