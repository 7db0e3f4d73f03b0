/** What the shell starts without: the password form with its checkbox. */
export const loadPasswordDialog = async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
});

/** A failure shows when the part is opened. */
export function prefetchAccountParts(): void {
  loadPasswordDialog().catch(() => undefined);
}
