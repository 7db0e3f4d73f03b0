/** The fields of the appearance, with the React Aria that the pages about a patient use too: no part of the shell. */
export const loadAppearance = async () => ({ default: (await import('./Appearance.tsx')).Appearance });
