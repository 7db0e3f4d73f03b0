import { Blocks } from 'lucide';
import { WIDGET_NOT_CONFIGURED } from '#domain/navigation/widget.ts';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';

/** WIDGET-4 */
export function FrameNotConfigured() {
  return (
    <Card height="tall">
      <EmptyState icon={Blocks} title={WIDGET_NOT_CONFIGURED} />
    </Card>
  );
}
