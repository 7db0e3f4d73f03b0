import type { MarketplaceLead } from '#domain/marketplace.ts';
import { pageAt } from '#domain/routes.ts';
import { MarketplaceScreen } from '#widgets/patient-management/marketplace/MarketplaceScreen.tsx';
import type { PatientPageProps } from './patient-pages.ts';

/** A page about a patient that leads into the marketplace. */
export function MarketplacePage({ host, member, plan }: PatientPageProps) {
  return <MarketplaceScreen page={pageAt(host.page.path) as MarketplaceLead} member={member} plan={plan} />;
}
