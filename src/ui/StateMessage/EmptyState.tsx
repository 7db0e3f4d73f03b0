import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './StateMessage.css';

export interface EmptyStateProps {
  icon: IconNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `page` if nothing else is on the page. Its title is then the page's heading. */
  scope?: 'page' | 'section';
}

interface StateMessageProps extends EmptyStateProps {
  tone: 'neutral' | 'danger';
}

/** Replaces an empty list: an icon, a sentence, an action. */
export const EmptyState = (message: EmptyStateProps) => <StateMessage {...message} tone="neutral" />;

/** The common parts of empty and error states. */
export function StateMessage({ icon, title, children, action, scope, tone }: StateMessageProps) {
  const Title = scope === 'page' ? 'h1' : 'p';
  return (
    <div className="state-message" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <span className="state-message-icon">
        <Icon of={icon} size={20} />
      </span>
      <Title className="state-message-title">{title}</Title>
      {children && <div className="state-message-words">{children}</div>}
      {action}
    </div>
  );
}
