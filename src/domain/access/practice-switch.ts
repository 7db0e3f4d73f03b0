import type { Toast } from '../notification/toast.ts';

/** Stored in a tab across reloads. It holds ids only. */
export const lastPracticeText = (userId: string, practiceId: string): string => `${userId}/${practiceId}`;

/** Whether the same user had another practice before the reload. */
export function isSwitched(before: string | null, userId: string, practiceId: string): boolean {
  return before?.startsWith(`${userId}/`) === true && before !== lastPracticeText(userId, practiceId);
}

/** An address that names a patient of another practice switches to it; so does the loss of the previous practice. */
export const switchedToast = (name: string): Toast => ({
  variant: 'warning',
  title: `You’re now in ${name}`,
  label: 'The link is for this practice, or you no longer have access to the previous one.',
});
