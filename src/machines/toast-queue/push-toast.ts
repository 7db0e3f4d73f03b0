import type { Toast } from '#domain/notification/toast.ts';

/** The event of a named action: `showToast: sendTo(actorIn('toastQueue'), pushToast)`. */
export const pushToast = (_: unknown, toast: Toast) => ({ type: 'toast.push', toast }) as const;
