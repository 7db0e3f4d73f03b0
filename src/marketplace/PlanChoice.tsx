import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Billing, exampleLines, levelWords, type PricedLine } from '#domain/plan/sale.ts';
import {
  type SaleRef,
  selectChoice,
  selectCurrentPlan,
  selectIsOrdered,
  selectLacksPlan,
  selectOffer,
  selectOffers,
  selectProcedures,
  selectSaleKind,
} from '#machines/sale/sale.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';
import { Family } from './Family.tsx';
import { Matches } from './Matches.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { SaleScreenProps } from './sale-props.ts';

export function PlanChoice({
  sale,
  today,
  renewalHref,
}: Pick<SaleScreenProps, 'sale' | 'today' | 'renewalHref'>) {
  const kind = useSelector(sale, selectSaleKind);
  if (kind === 'addMember')
    return (
      <>
        <PersonFields sale={sale} required />
        <Matches sale={sale} />
      </>
    );
  return (
    <>
      <CurrentPlan sale={sale} renewalHref={renewalHref} />
      <OfferFields sale={sale} />
      {kind === 'purchase' && <Family sale={sale} today={today} />}
      <Covered sale={sale} />
    </>
  );
}

/** Warns about an existing plan, because a patient rarely wants a second one. */
function CurrentPlan({ sale, renewalHref }: Pick<SaleScreenProps, 'sale' | 'renewalHref'>) {
  const plan = useSelector(sale, selectCurrentPlan);
  if (plan === null) return null;
  const renew = (
    <ButtonLink size="small" href={renewalHref(plan.id)} target="_top">
      {copy.RENEW_INSTEAD}
    </ButtonLink>
  );
  return (
    <Banner tone="warning" title={copy.HAS_PLAN} action={renew}>
      {copy.hasPlanWords(plan.name, formatDate(plan.endDate))}
    </Banner>
  );
}

function OfferFields({ sale }: { sale: SaleRef }) {
  const offers = useSelector(sale, selectOffers) ?? [];
  const offer = useSelector(sale, selectOffer);
  const choice = useSelector(sale, selectChoice);
  const lacksPlan = useSelector(sale, selectLacksPlan);
  const isOrdered = useSelector(sale, selectIsOrdered);
  const level = offer?.levels.find(({ id }) => id === choice.levelId);
  if (offers.length === 0) return <p>{copy.NO_OFFERS}</p>;
  return (
    <div className="sale-fields">
      <Select
        label={copy.PLAN}
        options={offers.map(({ id, name }) => ({ id, name }))}
        value={choice.offerId}
        placeholder={copy.CHOOSE_PLAN}
        error={lacksPlan ? copy.LACKS_PLAN : null}
        disabled={isOrdered}
        onChoose={(offerId) => sale.send({ type: 'plan.choose', offerId })}
      />
      {offer && (
        <RadioGroup
          label={copy.LEVEL}
          options={offer.levels.map((each) => ({
            id: each.id,
            name: each.name,
            hint: levelWords(each, choice.billing),
          }))}
          value={choice.levelId}
          disabled={isOrdered}
          onChoose={(levelId) => sale.send({ type: 'level.choose', levelId })}
        />
      )}
      {level?.monthlyFeeCents != null && (
        <RadioGroup
          label={copy.BILLING}
          options={[
            { id: 'annual', name: copy.ANNUALLY },
            { id: 'monthly', name: copy.MONTHLY },
          ]}
          value={choice.billing}
          disabled={isOrdered}
          onChoose={(id) => sale.send({ type: 'billing.choose', billing: id as Billing })}
        />
      )}
    </div>
  );
}

function Covered({ sale }: { sale: SaleRef }) {
  const offer = useSelector(sale, selectOffer);
  const procedures = useSelector(sale, selectProcedures) ?? [];
  if (offer === undefined) return null;
  const lines = exampleLines(offer, procedures);
  return (
    <div className="sale-covered">
      <h3 className="sale-subtitle">{copy.COVERED}</h3>
      <DescriptionList
        figures
        items={lines.map((line) => ({ term: line.description, value: priceWords(line) }))}
      />
      {offer.annualMaximumCents !== null && <p>{copy.maximumWords(formatMoney(offer.annualMaximumCents))}</p>}
    </div>
  );
}

/** `Included, 2 a year`, or the discounted price, followed by the usual price. */
const priceWords = ({ usualCents, withPlanCents, limit }: PricedLine) =>
  copy.besideRegular(
    withPlanCents === 0 ? copy.includedWords(limit) : formatMoney(withPlanCents),
    formatMoney(usualCents),
  );
