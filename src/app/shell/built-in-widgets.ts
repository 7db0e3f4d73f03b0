import { widgetAddress } from '#domain/navigation/hosting.ts';
import type { PageName } from '#domain/navigation/routes.ts';
import type { PageConfig } from '#domain/session/page-config.ts';

/** Separate functions, because Vite preloads both branches of a conditional import. */
const loadSearch = () => import('#widgets/patient-management/mount-search.tsx');
const loadPlanFees = () => import('#widgets/plan-fees/mount-list.tsx');
const loadPlanFee = () => import('#widgets/plan-fees/mount-edit.tsx');
const loadPatient = () => import('#widgets/patient-management/mount-patient.tsx');

/** The modules of the portal's own widgets, and the code that each one loads first on a page. */
const MODULES: Record<string, ((page: PageName) => readonly Promise<unknown>[]) | undefined> = {
  '/widgets/patient-management.js': (page) => [
    import('#widgets/patient-management/main.ts'),
    page === 'searchPatients' ? loadSearch() : loadPatient(),
  ],
  '/widgets/plan-fees.js': (page) => [
    import('#widgets/plan-fees/main.ts'),
    page === 'editPlanFee' ? loadPlanFee() : loadPlanFees(),
  ],
};

/** Ignores a failure, because the widget reports its own. */
export function prefetchWidget(address: string, page: PageName): void {
  for (const module of MODULES[address]?.(page) ?? []) module.catch(() => undefined);
}

/** Most users open the patient search next. This leaves only its patients to load. */
export const prefetchSearch = (config: PageConfig): void =>
  prefetchWidget(widgetAddress('searchPatients', config), 'searchPatients');
