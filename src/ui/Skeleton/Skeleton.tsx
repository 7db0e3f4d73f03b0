import './Skeleton.css';

interface SkeletonProps {
  shape?: 'line' | 'wide' | 'title' | 'disc' | 'control';
}

/** A placeholder for content; visible after 150 ms. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className="skeleton" data-shape={shape} aria-hidden="true" />;
}
