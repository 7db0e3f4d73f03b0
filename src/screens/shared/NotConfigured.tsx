import { Blocks, type IconNode } from 'lucide';
import { WIDGET_NOT_CONFIGURED } from '#domain/navigation/widget.ts';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';

interface NotConfiguredProps {
  icon?: IconNode;
  title?: string;
}

/** Replaces a part without an address (DASH-3, WIDGET-4), and names who can change that. */
export const NotConfigured = ({ icon = Blocks, title = WIDGET_NOT_CONFIGURED }: NotConfiguredProps) => (
  <Card height="tall">
    <EmptyState icon={icon} title={title}>
      <p>Ask your Bridgework administrator to set it up.</p>
    </EmptyState>
  </Card>
);
