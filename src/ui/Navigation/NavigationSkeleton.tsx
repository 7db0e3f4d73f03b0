import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';

const ITEMS = ['first', 'second', 'third', 'fourth'];

/** A placeholder until the user's items are known. */
export function NavigationSkeleton() {
  return (
    <div className="navigation-skeleton" aria-hidden="true">
      {ITEMS.map((item) => (
        <Skeleton key={item} />
      ))}
    </div>
  );
}
