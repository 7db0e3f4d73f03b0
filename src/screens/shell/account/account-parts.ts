/** What the shell starts without: the appearance settings with their React Aria list, the password form with its checkbox. */
export const loadAppearanceSettings = async () => ({
  default: (await import('./AppearanceSettings.tsx')).AppearanceSettings,
});
export const loadPasswordDialog = async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
});

/** A failure shows when the part is opened. */
export function prefetchAccountParts(): void {
  for (const load of [loadAppearanceSettings, loadPasswordDialog]) load().catch(() => undefined);
}
