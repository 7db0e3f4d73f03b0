import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './StateMessage.css';

interface EmptyStateProps {
  icon: IconNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `page` when nothing else is on the page: the title is then its heading. */
  scope?: 'page' | 'section';
}

/** Shown where there is nothing to list: an icon, a sentence, an action. */
export function EmptyState({ icon, title, children, action, scope = 'section' }: EmptyStateProps) {
  const Title = scope === 'page' ? 'h1' : 'p';
  return (
    <div className="state-message" data-tone="neutral">
      <span className="state-message-icon">
        <Icon of={icon} size={20} />
      </span>
      <Title className="state-message-title">{title}</Title>
      {children && <div className="state-message-words">{children}</div>}
      {action}
    </div>
  );
}
