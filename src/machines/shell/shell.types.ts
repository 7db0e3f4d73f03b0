import type { AnyActorLogic } from 'xstate';
import type { Practice } from '#domain/access/staff.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { Shortcut } from '#domain/navigation/shortcut.ts';
import type { BellScope, SeenNotifications } from '#domain/notification/notification.ts';
import type { WidgetHostInput } from '../widget-host/widget-host.types.ts';

export interface ShellSession {
  userId: string | null;
  practice: Practice | null;
  /** The practice whose notifications the user may see (BELL-1). */
  bell: BellScope | null;
  /** The same user must sign in again first (SESSION-4). */
  isHidden: boolean;
}

export type ShellEvent =
  | { type: 'session.change'; session: ShellSession }
  | { type: 'command.take'; act: Shortcut['act'] }
  | { type: 'widget.open'; logic: AnyActorLogic; input: WidgetHostInput }
  | { type: 'widget.close' };

export interface ShellInput {
  path: string;
  isNarrow: boolean;
  prefersCollapsed: boolean;
  seen: SeenNotifications;
  /** The user and practice of this tab before the page loaded, as `lastPracticeText` formats them. */
  lastPractice: string | null;
}

export interface ShellContext extends ShellInput {
  session: ShellSession;
  failure: Failure | null;
}
