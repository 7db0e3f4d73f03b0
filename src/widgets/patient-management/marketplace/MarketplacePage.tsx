import type { MarketplaceLead } from '#domain/navigation/marketplace.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { MarketplaceScreen } from './MarketplaceScreen.tsx';

/** A page about a patient that leads into the marketplace. */
export function MarketplacePage({ page, member, plan }: PatientPageProps) {
  return <MarketplaceScreen page={page as MarketplaceLead} member={member} plan={plan} />;
}
