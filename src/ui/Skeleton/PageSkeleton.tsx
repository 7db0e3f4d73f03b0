import '#ui/VisuallyHidden/VisuallyHidden.css';
import { Skeleton } from './Skeleton.tsx';
import './PageSkeleton.css';

interface PageSkeletonProps {
  label: string;
  /** Nothing stands around it yet: it keeps away from the window's edges by itself. */
  alone?: boolean;
}

/** The outline of a page: its title, what it is about, one card. Its heading says what is waited for. */
export function PageSkeleton({ label, alone }: PageSkeletonProps) {
  return (
    <div className="page-skeleton" role="status" data-alone={alone || undefined}>
      <h1 className="visually-hidden">{label}</h1>
      <Skeleton shape="title" />
      <Skeleton />
      <div className="page-skeleton-card">
        <Skeleton shape="title" />
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
        <Skeleton />
      </div>
    </div>
  );
}
