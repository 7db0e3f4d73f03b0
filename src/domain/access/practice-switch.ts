import type { Toast } from '../notification/toast.ts';

/** Stored in a tab across reloads. It holds ids only. */
export const lastPracticeText = (userId: string, practiceId: string): string => `${userId}/${practiceId}`;

/** Whether the same user had another practice before the reload. */
export function isSwitched(before: string | null, userId: string, practiceId: string): boolean {
  return before?.startsWith(`${userId}/`) === true && before !== lastPracticeText(userId, practiceId);
}

export const switchedToast = (name: string): Toast => ({
  variant: 'warning',
  title: `You’re now in ${name}`,
  label: 'Your previous practice is no longer available.',
});
