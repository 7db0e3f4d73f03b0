/** What the shell starts without: the appearance settings with their React Aria list, the password form with its checkbox. */
export const loadAppearance = async () => ({ default: (await import('./Appearance.tsx')).Appearance });
export const loadPasswordDialog = async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
});

/** A failure shows when the part is opened. */
export function prefetchAccountParts(): void {
  for (const load of [loadAppearance, loadPasswordDialog]) load().catch(() => undefined);
}
