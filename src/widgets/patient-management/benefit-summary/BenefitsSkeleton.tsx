import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './copy.ts';

export function BenefitsSkeleton() {
  return (
    <div className="benefits">
      <VisuallyHidden>
        <span role="status">{copy.LOADING}</span>
      </VisuallyHidden>
      <Card title={copy.QUESTION}>
        <Skeleton shape="control" />
      </Card>
      <Card title={copy.COVERED}>
        <div className="benefits-lines">
          <Skeleton />
          <Skeleton shape="wide" />
          <Skeleton />
        </div>
      </Card>
    </div>
  );
}
