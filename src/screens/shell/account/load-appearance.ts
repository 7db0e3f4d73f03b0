/** The shell starts without them, because they need a React Aria list. */
export const loadAppearance = async () => ({ default: (await import('./Appearance.tsx')).Appearance });

/** A failure shows when the profile opens. */
export const prefetchAppearance = (): void => void loadAppearance().catch(() => undefined);
