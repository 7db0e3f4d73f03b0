/** What the portal's own widgets load when they start. */
const PARTS: Record<string, (() => Promise<unknown>) | undefined> = {
  '/widgets/patient-management.js': () => import('#widgets/patient-management/mount.tsx'),
};

/** Prefetches the parts of a widget beside its module. A failure is ignored: the widget reports its own. */
export const prefetchWidget = (address: string): void => void PARTS[address]?.().catch(() => undefined);
