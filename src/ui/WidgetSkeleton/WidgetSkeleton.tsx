import { Skeleton } from '../Skeleton/Skeleton.tsx';
import '../VisuallyHidden/VisuallyHidden.css';
import './WidgetSkeleton.css';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** A placeholder for a widget that is loading. */
export function WidgetSkeleton({ label }: { label: string }) {
  return (
    <div className="widget-skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      <div className="widget-skeleton-tools">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className="widget-skeleton-row">
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
