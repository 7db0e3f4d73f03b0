import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { COVERED, LOADING, MAXIMUM, QUESTION, REMAINING, USED } from './copy.ts';

export function BenefitsSkeleton() {
  return (
    <div className="benefits">
      <VisuallyHidden>
        <span role="status">{LOADING}</span>
      </VisuallyHidden>
      <StatRow>
        {[MAXIMUM, USED, REMAINING].map((label) => (
          <Stat key={label} label={label} value="" loading />
        ))}
      </StatRow>
      <Card title={QUESTION}>
        <Skeleton shape="control" />
      </Card>
      <Card title={COVERED}>
        <div className="benefits-lines">
          <Skeleton />
          <Skeleton shape="wide" />
          <Skeleton />
        </div>
      </Card>
    </div>
  );
}
