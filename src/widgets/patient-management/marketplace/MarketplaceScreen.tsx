import { Link } from 'wouter';
import { type MarketplaceLead, marketplaceLeadPath } from '#domain/navigation/marketplace.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { GOES_ALONG, LEADS, MEMBER_ID, NO_PLAN, OTHER_WAYS, OTHERS, PLAN_NOW } from './copy.ts';
import './MarketplaceScreen.css';

interface MarketplaceScreenProps {
  page: MarketplaceLead;
  member: Member;
  /** Without an id for a patient without a plan. */
  plan: Plan;
}

const PLACES = Object.keys(OTHER_WAYS) as MarketplaceLead[];

/** ROUTE-2, ROUTE-8 */
export function MarketplaceScreen({ page, member, plan }: MarketplaceScreenProps) {
  const { title, about, go } = LEADS[page];
  return (
    <Card title={title(member.name)}>
      <div className="marketplace-lead">
        <p>{about}</p>
        <DescriptionList
          items={[
            { term: MEMBER_ID, value: <span className="tabular">{member.id}</span> },
            { term: PLAN_NOW, value: plan.id === '' ? NO_PLAN : plan.name },
          ]}
        />
        <p className="marketplace-lead-about">{GOES_ALONG}</p>
        <Link href={marketplaceLeadPath(page, member, plan)} asChild>
          <ButtonLink variant="primary">{go}</ButtonLink>
        </Link>
        <OtherWays page={page} />
      </div>
    </Card>
  );
}

function OtherWays({ page }: Pick<MarketplaceScreenProps, 'page'>) {
  return (
    <p className="marketplace-lead-others">
      {OTHERS}
      {PLACES.filter((place) => place !== page).map((place) => (
        <Link key={place} href={PAGES[place].path} asChild>
          <ButtonLink>{OTHER_WAYS[place]}</ButtonLink>
        </Link>
      ))}
    </p>
  );
}
