import type { MarketplaceLead } from '#domain/navigation/marketplace.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { MarketplaceScreen } from './MarketplaceScreen.tsx';

export function MarketplacePage({ page, member, plan }: PatientPageProps) {
  return <MarketplaceScreen page={page as MarketplaceLead} member={member} plan={plan} />;
}
