/** DIALOG-2 */
export const DIALOG_FADE_MS = 300;
