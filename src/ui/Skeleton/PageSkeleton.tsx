import '#ui/VisuallyHidden/VisuallyHidden.css';
import { Skeleton } from './Skeleton.tsx';
import './PageSkeleton.css';

interface PageSkeletonProps {
  label: string;
  alone?: boolean;
}

/** A placeholder for a page. Its heading names what is loading. */
export function PageSkeleton({ label, alone }: PageSkeletonProps) {
  return (
    <div className="page-skeleton" role="status" data-alone={alone || undefined}>
      <h1 className="visually-hidden">{label}</h1>
      <Skeleton shape="title" />
      <Skeleton />
      <div className="page-skeleton-card">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
