import './Skeleton.css';

interface SkeletonProps {
  shape?: 'line' | 'wide' | 'title' | 'disc' | 'control';
}

/** The outline of what is about to stand here; it shows itself after 150 ms. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className="skeleton" data-shape={shape} aria-hidden="true" />;
}
