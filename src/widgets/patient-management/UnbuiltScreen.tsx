import { Blocks } from 'lucide';
import { WIDGET_NOT_CONFIGURED } from '#domain/widget.ts';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';

/** A page about a patient that this widget does not have yet says what a page without a widget says (WIDGET-4). */
export function UnbuiltScreen() {
  return (
    <Card height="fill">
      <EmptyState icon={Blocks} title={WIDGET_NOT_CONFIGURED} />
    </Card>
  );
}
