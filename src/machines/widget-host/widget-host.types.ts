import type { Failure } from '#domain/failure/failure.ts';
import type { PageName } from '#domain/navigation/routes.ts';
import type { WidgetProblem } from '#domain/navigation/widget.ts';
import type { SessionScope } from '#domain/session/selection.ts';

export const WIDGET_WORK = 'widget';

export type WidgetReport =
  | { type: 'widget.ready' }
  | { type: 'widget.title'; title: string }
  | { type: 'widget.subject'; subject: string }
  /** It receives page changes and stays mounted. */
  | { type: 'widget.follow' }
  | { type: 'widget.navigate'; path: string; memberId?: string }
  | { type: 'work.begin' }
  | { type: 'work.end' }
  | { type: 'widget.fail'; error: unknown };

export type WidgetHostEvent =
  | WidgetReport
  /** Organization, practice and user, once all three are present (WIDGET-3). */
  | { type: 'session.change'; session: SessionScope | null }
  | { type: 'page.change'; page: PageName }
  | { type: 'widget.retry' };

export interface WidgetHostInput {
  /** Empty if none is configured. */
  address: string;
  session: SessionScope | null;
  page: PageName;
}

export interface WidgetHostContext extends WidgetHostInput {
  title: string | null;
  subject: string | null;
  isFollowing: boolean;
  problem: WidgetProblem | null;
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
