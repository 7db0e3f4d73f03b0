import type { PageName } from '#domain/navigation/routes.ts';

/** What the portal's own widgets load when they start on a page. */
const PARTS: Record<string, ((page: PageName) => Promise<unknown>) | undefined> = {
  '/widgets/patient-management.js': (page) =>
    page === 'searchPatients'
      ? import('#widgets/patient-management/mount-search.tsx')
      : import('#widgets/patient-management/mount-patient.tsx'),
};

/** Ignores a failure: the widget reports its own. */
export const prefetchWidget = (address: string, page: PageName): void =>
  void PARTS[address]?.(page).catch(() => undefined);
