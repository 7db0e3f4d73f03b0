import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import * as copy from './copy.ts';
import '#widgets/shared/pages.css';

export function DiscountsCard({ discounts }: Pick<BenefitSummary, 'discounts'>) {
  return (
    <Card title={copy.DISCOUNTS}>
      {discounts.length === 0 ? (
        <p className="page-facts">{copy.NO_DISCOUNTS}</p>
      ) : (
        <DescriptionList
          figures
          items={discounts.map(({ name, percent }) => ({
            term: name,
            value: `${percent}%`,
          }))}
        />
      )}
    </Card>
  );
}

export function ContributionsCard({ summary: { employerCents, memberCents } }: { summary: BenefitSummary }) {
  return (
    <Card title={copy.YEARLY_FEE}>
      <DescriptionList
        figures
        items={[
          {
            term: copy.EMPLOYER,
            value: employerCents === null ? copy.NO_EMPLOYER : formatMoney(employerCents),
          },
          { term: copy.PATIENT, value: formatMoney(memberCents) },
        ]}
      />
    </Card>
  );
}
