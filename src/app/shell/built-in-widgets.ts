/** What the portal's own widgets load once they run. */
const PARTS: Record<string, (() => Promise<unknown>) | undefined> = {
  '/widgets/patient-management.js': () => import('#widgets/patient-management/mount.tsx'),
};

/** Fetches the parts of a widget together with its module; a widget that misses its parts says so itself. */
export const prefetchWidget = (address: string): void => void PARTS[address]?.().catch(() => undefined);
