import type { Failure } from '#domain/failure/failure.ts';
import type { PageName } from '#domain/navigation/routes.ts';
import type { WidgetTrouble } from '#domain/navigation/widget.ts';
import type { SessionScope } from '#domain/session/selection.ts';

/** The unsaved work of the hosted widget, as the `leaving` chart lists it. */
export const WIDGET_WORK = 'widget';

/** What a widget reports while it is on the page. */
export type WidgetReport =
  | { type: 'widget.ready' }
  | { type: 'widget.title'; title: string }
  /** It shows its pages itself: it receives page changes and stays mounted. */
  | { type: 'widget.follow' }
  /** To a page, and first to a member where one is named. */
  | { type: 'widget.navigate'; path: string; memberId?: string }
  | { type: 'work.begin' }
  | { type: 'work.end' }
  /** It threw, or reports that it can't go on. */
  | { type: 'widget.fail'; error: unknown };

export type WidgetHostEvent =
  | WidgetReport
  /** Organization, practice and user, once all three are present (WIDGET-3). */
  | { type: 'session.change'; session: SessionScope | null }
  /** Another page of the same widget and the same member. */
  | { type: 'page.change'; page: PageName }
  | { type: 'widget.retry' };

export interface WidgetHostInput {
  /** Of the widget's module; empty where none is configured. */
  address: string;
  session: SessionScope | null;
  /** The page that the widget shows. */
  page: PageName;
}

export interface WidgetHostContext extends WidgetHostInput {
  /** What the widget calls itself; the page's own title where it says nothing. */
  title: string | null;
  /** Whether the widget shows its pages itself. */
  isFollowing: boolean;
  trouble: WidgetTrouble | null;
  /** What went wrong last. */
  failure: Failure | null;
}

export interface LoadWidgetInput {
  address: string;
}

export interface ShowWidgetInput {
  address: string;
  session: SessionScope | null;
  page: PageName;
}
