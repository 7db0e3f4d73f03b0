import type { Toast } from '../notification/toast.ts';

/** Stored in a tab across reloads. It contains ids only. */
export const lastPracticeText = (userId: string, practiceId: string): string => `${userId}/${practiceId}`;

/** Whether the same user had another practice before the reload. */
export function isSwitched(before: string | null, userId: string, practiceId: string): boolean {
  return before?.startsWith(`${userId}/`) === true && before !== lastPracticeText(userId, practiceId);
}

/**
 * An address with a patient of another practice switches to that practice; so does losing access to the previous
 * practice.
 */
export const switchedToast = (name: string): Toast => ({
  variant: 'warning',
  title: `You’re now in ${name}`,
  label: 'The link is for this practice, or you no longer have access to the previous one.',
});
