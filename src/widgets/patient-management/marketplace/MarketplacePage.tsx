import type { MarketplaceLead } from '#domain/navigation/marketplace.ts';
import { pageAt } from '#domain/navigation/routes.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { MarketplaceScreen } from './MarketplaceScreen.tsx';

/** A page about a patient that leads into the marketplace. */
export function MarketplacePage({ host, member, plan }: PatientPageProps) {
  return <MarketplaceScreen page={pageAt(host.page.path) as MarketplaceLead} member={member} plan={plan} />;
}
