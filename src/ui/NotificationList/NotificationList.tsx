import { Bell, X } from 'lucide';
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
  /** The patient, or what else it is about; empty if its label says all. */
  subject: string;
  /** The plan or benefit. */
  detail: string;
  /** Above the first notification of each day, with its date. */
  heading: string;
  /** `Today`, or the date, for screen readers. */
  day: string;
  time: string;
  action: { label: string; onClick: () => void } | false | null;
  /** Replaces a page that the user can't open. */
  advice: string | null;
  priority: 'general' | 'important' | 'urgent';
  isNew: boolean;
  onOpen: () => void;
}

interface NotificationListProps {
  title: string;
  entries: readonly ListedNotification[];
  phase: 'loading' | 'failed' | 'loaded';
  failure?: { message: string; reference: { name: string; text: string } | undefined } | undefined;
  onRemove: (id: string) => void;
  onClear: () => void;
  onRetry: () => void;
}

const PRIORITY_BADGES = {
  general: null,
  important: <Badge tone="warning">Important</Badge>,
  urgent: <Badge tone="danger">Urgent</Badge>,
};

/** By day, newest first. Each opens a page and can be dismissed (BELL-2). */
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
        {phase === 'loaded' && entries.length > 0 && (
          <Button variant="quiet" size="small" onClick={clear}>
            CLEAR ALL
          </Button>
        )}
      </header>
      <Body {...props} />
    </section>
  );
}

function Body({ entries, phase, failure, onRemove, onRetry }: NotificationListProps) {
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
      <EmptyState icon={Bell} title="No notifications">
        Anything that needs your attention will show up here.
      </EmptyState>
    );
  return [...new Set(entries.map(({ heading }) => heading))].map((heading) => (
    <div key={heading}>
      <h3 className="notifications-day">{heading}</h3>
      <ul>
        {entries
          .filter((entry) => entry.heading === heading)
          .map((entry) => (
            <Entry key={entry.id} entry={entry} onRemove={onRemove} />
          ))}
      </ul>
    </div>
  ));
}

interface EntryProps extends Pick<NotificationListProps, 'onRemove'> {
  entry: ListedNotification;
}

function Entry({ entry, onRemove }: EntryProps) {
  const { id, advice, action, onOpen } = entry;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    nextFocus(currentTarget)?.focus();
    onRemove(id);
  };
  return (
    <li className="notification">
      {advice === null ? (
        <button type="button" className="notification-body notification-open" onClick={onOpen}>
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
        aria-label={`Dismiss: ${wordsOf(entry)}`}
        onClick={remove}
      >
        <Icon of={X} />
      </button>
      {action && (
        <div className="notification-action">
          <Button
            size="small"
            aria-label={entry.subject === '' ? action.label : `${action.label} for ${entry.subject}`}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Distinguishes a notification from the others. */
function wordsOf({ label, subject, detail, day, time }: ListedNotification): string {
  return [label, subject, detail, `${day} ${time}`].filter((part) => part !== '').join(', ');
}

function Facts({ entry }: Pick<EntryProps, 'entry'>) {
  const { label, subject, detail, day, time, advice, priority, isNew } = entry;
  return (
    <>
      <span className="notification-mark" data-new={isNew ? '' : undefined} data-priority={priority}>
        {isNew && <VisuallyHidden>New</VisuallyHidden>}
      </span>
      {subject !== '' && (
        <span className="notification-about">
          <b>{subject}</b>
          {detail !== '' && <span> · {detail}</span>}
        </span>
      )}
      <span className="notification-label">{label}</span>
      <span className="notification-facts">
        <VisuallyHidden>
          <time>{day}</time>
        </VisuallyHidden>
        {PRIORITY_BADGES[priority]}
        <span className="tabular">{time}</span>
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

/** The next entry, the previous one, or the heading. */
function nextFocus(button: HTMLElement): HTMLElement | null {
  const buttons = [
    ...(button.closest('.notifications')?.querySelectorAll<HTMLElement>('.notification-remove') ?? []),
  ];
  const index = buttons.indexOf(button);
  return buttons[index + 1] ?? buttons[index - 1] ?? headingOf(button);
}

function headingOf(element: HTMLElement): HTMLElement | null {
  return element.closest('.notifications')?.querySelector<HTMLElement>('h2') ?? null;
}
