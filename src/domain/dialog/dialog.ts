/** How long a dialog's overlay fades in, and out again (DIALOG-2). */
export const DIALOG_FADE_MS = 300;
