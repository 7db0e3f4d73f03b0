import { formatMoney } from '#domain/money/format-money.ts';
import {
  commonDiscounts,
  comparedBenefits,
  limitOf,
  mostSaving,
  type PlanComparison,
} from '#domain/plan/comparison.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/Table/table.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './compare-copy.ts';
import { discountWords, INCLUDED, monthlyWords, yearlyWords } from './explore-copy.ts';
import { Included } from './Included.tsx';

type Compared = Column<PlanComparison>;

/** What each plan costs and saves, then a column for each benefit that makes a difference. */
export function comparedColumns(
  rows: readonly PlanComparison[],
  currentPlans: readonly string[],
): Compared[] {
  const offers = rows.map(({ offer }) => offer);
  const { different } = comparedBenefits(offers);
  const best = mostSaving(rows);
  return [
    {
      id: 'plan',
      name: copy.PLAN,
      card: 'title',
      cell: ({ offer: { id, name } }) => (
        <span className="sale-compared-plan">
          {name} {currentPlans.includes(name) && <Badge tone="accent">{copy.CURRENT_PLAN}</Badge>}
          {id === best?.id && <Badge tone="success">{copy.SAVES_MOST}</Badge>}
        </span>
      ),
    },
    PAID,
    SAVED,
    PRICE,
    { id: 'included', name: INCLUDED, cell: (row) => <Brief row={row} benefits={different} /> },
    ...different.map(benefitColumn),
    ...(commonDiscounts(offers) === null && offers.some(({ discounts }) => discounts.length > 0)
      ? [DISCOUNTS]
      : []),
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
  cell: ({ offer: { discounts } }) =>
    discounts.length === 0 ? <None /> : discounts.map(discountWords).join(', '),
};

const PAID: Compared = {
  id: 'paid',
  name: copy.YOU_PAY,
  align: 'end',
  card: 'columnOnly',
  cell: ({ paidCents, enrollmentFeeCents }) => (
    <Price cents={paidCents} notes={enrollmentNotes(enrollmentFeeCents)} />
  ),
};

const SAVED: Compared = {
  id: 'saved',
  name: copy.YOU_SAVE,
  align: 'end',
  card: 'columnOnly',
  cell: ({ savedCents }) => <Saved cents={savedCents}>{copy.savedInColumn(savedCents)}</Saved>,
};

const PRICE: Compared = {
  id: 'price',
  name: copy.PRICE,
  align: 'end',
  card: 'columnOnly',
  cell: ({ feeCents, monthlyFeeCents }) => <Price cents={feeCents} notes={monthlyNotes(monthlyFeeCents)} />,
};

const Price = ({ cents, notes }: { cents: number; notes: readonly string[] }) => (
  <span className="sale-price">
    <span>{formatMoney(cents)}</span>
    {notes.map((words) => (
      <span key={words} className="sale-about">
        {words}
      </span>
    ))}
  </span>
);

const monthlyNotes = (cents: number | null) => (cents === null ? [] : [monthlyWords(formatMoney(cents))]);
const enrollmentNotes = (cents: number) => (cents === 0 ? [] : [copy.withEnrollment(formatMoney(cents))]);

/** The lines of a card. Between a card and the full width, the table has room for the benefits only. */
function Brief({ row, benefits }: { row: PlanComparison; benefits: readonly string[] }) {
  const { offer, feeCents, monthlyFeeCents, enrollmentFeeCents, paidCents, savedCents } = row;
  return (
    <div className="sale-brief">
      <p className="sale-brief-money sale-brief-paid tabular">
        <span>{copy.payWords(formatMoney(paidCents))}</span>
        <Saved cents={savedCents}>{copy.savedWords(savedCents)}</Saved>
      </p>
      <p className="sale-brief-money tabular">
        {[
          yearlyWords(formatMoney(feeCents)),
          ...monthlyNotes(monthlyFeeCents),
          ...enrollmentNotes(enrollmentFeeCents),
        ].join(', ')}
      </p>
      <Included offer={{ benefits: offer.benefits.filter(({ benefit }) => benefits.includes(benefit)) }} />
    </div>
  );
}
