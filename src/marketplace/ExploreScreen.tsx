import { useSelector } from '@xstate/react';
import { Layers } from 'lucide';
import { Link } from 'wouter';
import { formatMoney } from '#domain/money/format-money.ts';
import { withOfferId } from '#domain/navigation/marketplace-frame.ts';
import { coversWords } from '#domain/plan/household.ts';
import {
  exampleLines,
  type OfferedLevel,
  type OfferedProcedure,
  type PlanOffer,
  type PricedLine,
} from '#domain/plan/sale.ts';
import {
  type PlanOffersRef,
  selectOffersFailure,
  selectPlanOffers,
} from '#machines/plan-offers/plan-offers.selectors.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { LOADING, NOT_LOADED, NOTHING } from './copy.ts';
import * as copy from './explore-copy.ts';
import { Included } from './Included.tsx';
import './SaleScreen.css';
import './PlanOffers.css';

interface ExploreScreenProps {
  offers: PlanOffersRef;
  state: string;
  purchaseHref: string;
  compareHref: string;
}

/** The plans that the practice sells in its state, and what a visit costs with and without each. */
export function ExploreScreen({ offers, state, purchaseHref, compareHref }: ExploreScreenProps) {
  const loaded = useSelector(offers, selectPlanOffers);
  const failure = useSelector(offers, selectOffersFailure);
  if (failure !== null)
    return (
      <Card>
        <NotLoaded title={NOT_LOADED} failure={failure} onRetry={() => offers.send({ type: 'load.retry' })} />
      </Card>
    );
  if (loaded === null) return <WidgetSkeleton label={LOADING} />;
  if (loaded.offers.length === 0)
    return (
      <Card height="tall">
        <EmptyState icon={Layers} title={copy.NO_OFFERS}>
          {copy.NO_OFFERS_WORDS}
        </EmptyState>
      </Card>
    );
  return (
    <div className="sale-page">
      <div className="sale-explore-head">
        <p className="sale-about">{copy.offeredWords(loaded.offers.length, state)}</p>
        <div className="sale-links">
          <Link href={compareHref} asChild>
            <ButtonLink>{copy.COMPARE}</ButtonLink>
          </Link>
          <Link href={purchaseHref} asChild>
            <ButtonLink variant="primary">{copy.PURCHASE}</ButtonLink>
          </Link>
        </div>
      </div>
      <div className="sale-offers">
        {loaded.offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            procedures={loaded.procedures}
            saleHref={withOfferId(purchaseHref, offer.id)}
          />
        ))}
      </div>
    </div>
  );
}

interface OfferCardProps {
  offer: PlanOffer;
  procedures: readonly OfferedProcedure[];
  saleHref: string;
}

function OfferCard({ offer, procedures, saleHref }: OfferCardProps) {
  const { name, annualMaximumCents, levels, discounts } = offer;
  return (
    <Card>
      <div className="sale-offer">
        <div className="sale-links">
          <div>
            <h2 className="card-title sale-offer-name">{name}</h2>
            <p className="sale-about">
              {annualMaximumCents === null
                ? copy.NO_MAXIMUM
                : copy.maximumWords(formatMoney(annualMaximumCents))}
            </p>
          </div>
          <Link href={saleHref} asChild>
            <ButtonLink size="small" aria-label={copy.sellWords(name)}>
              {copy.SELL}
            </ButtonLink>
          </Link>
        </div>
        <div>
          <Included offer={offer} />
          {discounts.length > 0 && <p className="sale-included">{copy.discountsWords(discounts)}</p>}
        </div>
        <ul className="sale-levels" aria-label={copy.levelsWords(name)}>
          {levels.map((level) => (
            <Level key={level.id} level={level} />
          ))}
        </ul>
        <Disclosure title={copy.VISIT}>
          <Table
            label={copy.visitWords(name)}
            columns={VISIT}
            rows={exampleLines(offer, procedures)}
            rowId={({ code }) => code}
          />
        </Disclosure>
      </div>
    </Card>
  );
}

function Level({ level: { name, annualFeeCents, monthlyFeeCents, enrollmentFeeCents, covers } }: LevelProps) {
  return (
    <li className="sale-level">
      <div>
        <p>{name}</p>
        <p className="sale-about">{copy.sentence(coversWords(covers))}</p>
      </div>
      <div className="sale-level-price tabular">
        <strong>{copy.yearlyWords(formatMoney(annualFeeCents))}</strong>
        <p className="sale-about">
          {monthlyFeeCents !== null && <span>{copy.monthlyWords(formatMoney(monthlyFeeCents))}</span>}{' '}
          {enrollmentFeeCents > 0 && <span>{copy.enrollmentWords(formatMoney(enrollmentFeeCents))}</span>}
        </p>
      </div>
    </li>
  );
}

interface LevelProps {
  level: OfferedLevel;
}

const VISIT: readonly Column<PricedLine>[] = [
  { id: 'procedure', name: copy.PROCEDURE, card: 'title', cell: ({ description }) => description },
  { id: 'without', name: copy.WITHOUT, align: 'end', cell: ({ usualCents }) => formatMoney(usualCents) },
  {
    id: 'with',
    name: copy.WITH_PLAN,
    align: 'end',
    card: 'fact',
    cell: ({ withPlanCents }) => (withPlanCents === 0 ? NOTHING : formatMoney(withPlanCents)),
  },
];
