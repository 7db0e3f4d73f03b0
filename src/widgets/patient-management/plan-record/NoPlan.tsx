import { CircleSlash } from 'lucide';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';

export function NoPlan({ words }: { words: string }) {
  return (
    <Card height="tall">
      <EmptyState icon={CircleSlash} title={words} />
    </Card>
  );
}
