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

const LEADS = Object.keys(copy.OTHER_LEADS) as MarketplaceLead[];

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
        <OtherLeads page={page} />
      </div>
    </Card>
  );
}

function OtherLeads({ page }: Pick<MarketplaceScreenProps, 'page'>) {
  return (
    <p className="marketplace-lead-others">
      {copy.OTHERS}
      {LEADS.filter((lead) => lead !== page).map((lead) => (
        <PageLink key={lead} to={PAGES[lead].path}>
          {copy.OTHER_LEADS[lead]}
        </PageLink>
      ))}
    </p>
  );
}
