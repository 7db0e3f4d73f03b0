import { type MarketplaceLead, marketplaceLeadPath } from '#domain/navigation/marketplace.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import './MarketplaceScreen.css';

interface MarketplaceScreenProps {
  page: MarketplaceLead;
  member: Member;
  /** Without an id for a patient without a plan. */
  plan: Plan;
}

const PLACES = Object.keys(copy.OTHER_WAYS) as MarketplaceLead[];

/** ROUTE-2, ROUTE-8 */
export function MarketplaceScreen({ page, member, plan }: MarketplaceScreenProps) {
  const { title, about, go } = copy.LEADS[page];
  return (
    <Card title={title(member.name)}>
      <div className="marketplace-lead">
        <p>{about}</p>
        <DescriptionList
          items={[
            { term: copy.MEMBER_ID, value: <span className="tabular">{member.id}</span> },
            { term: copy.PLAN_NOW, value: plan.id === '' ? copy.NO_PLAN : plan.name },
          ]}
        />
        <p className="marketplace-lead-about">{copy.GOES_ALONG}</p>
        <PageLink to={marketplaceLeadPath(page, member, plan)} variant="primary">
          {go}
        </PageLink>
        <OtherWays page={page} />
      </div>
    </Card>
  );
}

function OtherWays({ page }: Pick<MarketplaceScreenProps, 'page'>) {
  return (
    <p className="marketplace-lead-others">
      {copy.OTHERS}
      {PLACES.filter((place) => place !== page).map((place) => (
        <PageLink key={place} to={PAGES[place].path}>
          {copy.OTHER_WAYS[place]}
        </PageLink>
      ))}
    </p>
  );
}
