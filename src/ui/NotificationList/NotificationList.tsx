import { BellOff, X } from 'lucide';
import type { MouseEvent } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import './NotificationList.css';

export interface ListedNotification {
  id: string;
  label: string;
  /** `Today`, or the date. */
  day: string;
  time: string;
  /** In place of a page that the user can't open. */
  advice: string | null;
  priority: 'general' | 'important' | 'urgent';
  isNew: boolean;
}

interface NotificationListProps {
  title: string;
  entries: readonly ListedNotification[];
  phase: 'loading' | 'failed' | 'loaded';
  failure?: { message: string; reference: string | undefined } | undefined;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  onClear: () => void;
  onRetry: () => void;
}

const PRIORITY_BADGES = {
  general: null,
  important: <Badge tone="warning">Important</Badge>,
  urgent: <Badge tone="danger">Urgent</Badge>,
};

/** New notifications first. Each opens a page and can be dismissed (BELL-2). */
export function NotificationList(props: NotificationListProps) {
  const { title, entries, phase, onClear } = props;
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    headingOf(currentTarget)?.focus();
    onClear();
  };
  return (
    <section
      className="notifications"
      {...focusFallback()}
      aria-label={title}
      aria-busy={phase === 'loading' || undefined}
    >
      <header className="notifications-header">
        <h2 className="notifications-title" tabIndex={-1}>
          {title}
        </h2>
        <Button
          variant="quiet"
          size="small"
          disabled={phase !== 'loaded' || entries.length === 0}
          onClick={clear}
        >
          CLEAR ALL
        </Button>
      </header>
      <Body {...props} />
    </section>
  );
}

function Body({ entries, phase, failure, onOpen, onRemove, onRetry }: NotificationListProps) {
  if (phase === 'loading') return <Loading />;
  if (phase === 'failed')
    return (
      <ErrorState
        title="Couldn’t load notifications"
        action={<Button onClick={onRetry}>Try again</Button>}
        reference={failure?.reference}
      >
        {failure?.message}
      </ErrorState>
    );
  if (entries.length === 0)
    return (
      <EmptyState icon={BellOff} title="No notifications">
        Anything that needs your attention will show up here.
      </EmptyState>
    );
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onOpen={onOpen} onRemove={onRemove} />
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<NotificationListProps, 'onOpen' | 'onRemove'> {
  entry: ListedNotification;
}

function Entry({ entry, onOpen, onRemove }: EntryProps) {
  const { id, label, advice } = entry;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    nextFocus(currentTarget)?.focus();
    onRemove(id);
  };
  return (
    <li className="notification">
      {advice === null ? (
        <button type="button" className="notification-body notification-open" onClick={() => onOpen(id)}>
          <Facts entry={entry} />
        </button>
      ) : (
        <div className="notification-body">
          <Facts entry={entry} />
        </div>
      )}
      <button
        type="button"
        className="icon-control notification-remove"
        aria-label={`Dismiss: ${label}`}
        onClick={remove}
      >
        <Icon of={X} />
      </button>
    </li>
  );
}

function Facts({ entry: { label, day, time, advice, priority, isNew } }: Pick<EntryProps, 'entry'>) {
  return (
    <>
      <span className="notification-mark">{isNew && <VisuallyHidden>New</VisuallyHidden>}</span>
      <span className="notification-label">{label}</span>
      <span className="notification-facts">
        <time className="tabular" title={time}>
          {day}
        </time>
        {PRIORITY_BADGES[priority]}
        {advice && <span className="notification-advice">{advice}</span>}
      </span>
    </>
  );
}

function Loading() {
  return (
    <div className="notifications-loading">
      <VisuallyHidden>Loading notifications</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="notifications-outline">
          <Skeleton shape="wide" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** The next entry, the one before, or the heading. */
function nextFocus(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbor?.querySelector<HTMLElement>('.notification-remove') ?? headingOf(button);
}

function headingOf(element: HTMLElement): HTMLElement | null {
  return element.closest('.notifications')?.querySelector<HTMLElement>('h2') ?? null;
}
