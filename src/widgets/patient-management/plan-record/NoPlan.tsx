import { CircleSlash } from 'lucide';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';

/** Instead of what is known of a plan, for a patient who has none. */
export function NoPlan({ words }: { words: string }) {
  return (
    <Card height="fill">
      <EmptyState icon={CircleSlash} title={words} />
    </Card>
  );
}
