import { formatMoney } from '#domain/money/format-money.ts';
import {
  commonDiscounts,
  comparedBenefits,
  familyFeeCents,
  limitOf,
  type PlanComparison,
} from '#domain/plan/comparison.ts';
import type { PlanOffer } from '#domain/plan/sale.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/Table/table.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './compare-copy.ts';
import { discountWords, INCLUDED, monthlyWords, NO_BENEFITS, yearlyWords } from './explore-copy.ts';

type Compared = Column<PlanComparison>;

/** A column for each benefit that makes a difference. On a phone, a plan is a card of a few lines. */
export function comparedColumns(
  rows: readonly PlanComparison[],
  currentPlans: readonly string[],
): Compared[] {
  const offers = rows.map(({ offer }) => offer);
  const { different } = comparedBenefits(offers);
  const hasFamilies = offers.some((offer) => familyFeeCents(offer) !== null);
  const hasEnrollment = rows.some(({ enrollmentFeeCents }) => enrollmentFeeCents > 0);
  return [
    {
      id: 'plan',
      name: copy.PLAN,
      card: 'title',
      cell: ({ offer: { name } }) => (
        <span className="sale-compared-plan">
          {name} {currentPlans.includes(name) && <Badge tone="accent">{copy.CURRENT_PLAN}</Badge>}
        </span>
      ),
    },
    { id: 'included', name: INCLUDED, cell: (row) => <Brief row={row} benefits={different} /> },
    ...different.map(benefitColumn),
    ...(commonDiscounts(offers) === null && offers.some(({ discounts }) => discounts.length > 0)
      ? [DISCOUNTS]
      : []),
    PRICE,
    ...(hasFamilies ? [FAMILY] : []),
    ...(hasEnrollment ? [ENROLLMENT] : []),
    {
      id: 'paid',
      name: copy.YOU_PAY,
      align: 'end',
      card: 'columnOnly',
      cell: ({ paidCents }) => formatMoney(paidCents),
    },
    {
      id: 'saved',
      name: copy.YOU_SAVE,
      align: 'end',
      card: 'columnOnly',
      cell: ({ savedCents }) => <Saved cents={savedCents}>{copy.savedInColumn(savedCents)}</Saved>,
    },
  ];
}

const benefitColumn = (benefit: string): Compared => ({
  id: `benefit ${benefit}`,
  name: benefit,
  align: 'end',
  card: 'hidden',
  cell: ({ offer }) => {
    const limit = limitOf(offer, benefit);
    if (limit === null) return <None />;
    return limit === 0 ? copy.NO_LIMIT : limit;
  },
});

const Saved = ({ cents, children }: { cents: number; children: string }) => (
  <strong className="sale-saved" data-saves={cents > 0 || undefined}>
    {children}
  </strong>
);

const None = () => (
  <span className="sale-none">
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{copy.NONE}</VisuallyHidden>
  </span>
);

const DISCOUNTS: Compared = {
  id: 'discounts',
  name: copy.DISCOUNTS,
  card: 'hidden',
  cell: ({ offer: { discounts } }) => (discounts.length === 0 ? <None /> : discountsIn(discounts)),
};

const discountsIn = (discounts: PlanOffer['discounts']) =>
  discounts.map(({ category, percent }) => discountWords(percent, category)).join(', ');

const PRICE: Compared = {
  id: 'price',
  name: copy.PRICE,
  align: 'end',
  card: 'columnOnly',
  cell: ({ feeCents, monthlyFeeCents }) => (
    <span className="sale-price">
      <span>{formatMoney(feeCents)}</span>
      {monthlyFeeCents !== null && (
        <span className="sale-about">{monthlyWords(formatMoney(monthlyFeeCents))}</span>
      )}
    </span>
  ),
};

const FAMILY: Compared = {
  id: 'family',
  name: copy.FAMILY_PRICE,
  align: 'end',
  card: 'hidden',
  cell: ({ offer }) => {
    const cents = familyFeeCents(offer);
    return cents === null ? <None /> : formatMoney(cents);
  },
};

const ENROLLMENT: Compared = {
  id: 'enrollment',
  name: copy.ENROLLMENT,
  align: 'end',
  card: 'hidden',
  cell: ({ enrollmentFeeCents }) => (enrollmentFeeCents === 0 ? <None /> : formatMoney(enrollmentFeeCents)),
};

/** The lines of a card. Between a card and the full width, the table has room for the benefits only. */
function Brief({ row, benefits }: { row: PlanComparison; benefits: readonly string[] }) {
  const { offer, feeCents, enrollmentFeeCents, paidCents, savedCents } = row;
  const included = benefits.flatMap((benefit) => {
    const limit = limitOf(offer, benefit);
    return limit === null ? [] : [copy.includedWords({ benefit, limit })];
  });
  const family = familyFeeCents(offer);
  const prices = [
    yearlyWords(formatMoney(feeCents)),
    ...(enrollmentFeeCents === 0 ? [] : [copy.enrollWords(formatMoney(enrollmentFeeCents))]),
    ...(family === null ? [] : [copy.familyWords(formatMoney(family))]),
  ];
  return (
    <span className="sale-brief">
      <span>{included.join(' · ') || NO_BENEFITS}</span>
      <span className="sale-brief-money tabular">{prices.join(' · ')}</span>
      <span className="sale-brief-money sale-brief-paid tabular">
        <span>{copy.payWords(formatMoney(paidCents))}</span>
        <Saved cents={savedCents}>{copy.savedWords(savedCents)}</Saved>
      </span>
    </span>
  );
}
