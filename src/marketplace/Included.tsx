import type { PlanOffer } from '#domain/plan/sale.ts';
import * as copy from './explore-copy.ts';

/** The benefits of a plan, and how often a year. */
export function Included({ offer: { benefits } }: { offer: Pick<PlanOffer, 'benefits'> }) {
  if (benefits.length === 0) return <span className="sale-included">{copy.NO_BENEFITS}</span>;
  return (
    <ul className="sale-included" aria-label={copy.INCLUDED}>
      {benefits.map(({ benefit, limit }) => (
        <li key={benefit}>
          {benefit} <strong>{limit === 0 ? copy.NO_LIMIT : limit}</strong>
        </li>
      ))}
    </ul>
  );
}
