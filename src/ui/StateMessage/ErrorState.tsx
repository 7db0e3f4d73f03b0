import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './StateMessage.css';

interface ErrorStateProps {
  /** What happened; the children say what to do. */
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** An id for support. */
  reference?: string | undefined;
  /** `page` when nothing else is on the page: the title is then its heading. */
  scope?: 'page' | 'section';
}

/** What happened, what to do, a retry, and an id for support. */
export function ErrorState({ title, children, action, reference, scope = 'section' }: ErrorStateProps) {
  const Title = scope === 'page' ? 'h1' : 'p';
  return (
    <div className="state-message" data-tone="danger" role="alert">
      <span className="state-message-icon">
        <Icon of={CircleAlert} size={20} />
      </span>
      <Title className="state-message-title">{title}</Title>
      {children && <div className="state-message-words">{children}</div>}
      {action}
      {reference && (
        <p className="state-message-reference tabular">
          Reference <code>{reference}</code>
        </p>
      )}
    </div>
  );
}
