/** The appearance settings and the React Aria list that they need, which the shell starts without. */
export const loadAppearance = async () => ({ default: (await import('./Appearance.tsx')).Appearance });

/** Loads them before the profile opens. A failure shows when it does. */
export const prefetchAppearance = (): void => void loadAppearance().catch(() => undefined);
