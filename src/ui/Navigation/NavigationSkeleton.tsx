import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';

const ITEMS = ['first', 'second', 'third', 'fourth'];

/** The outline of the items, while it is not known which of them somebody sees. */
export function NavigationSkeleton() {
  return (
    <div className="navigation-skeleton" aria-hidden="true">
      {ITEMS.map((item) => (
        <Skeleton key={item} />
      ))}
    </div>
  );
}
