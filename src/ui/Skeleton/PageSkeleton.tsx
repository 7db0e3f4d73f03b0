import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';
import './PageSkeleton.css';

/** The outline of a page: its title, what it is about, one card. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="page-skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
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
