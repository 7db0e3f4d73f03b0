import type { SessionScope } from '../session/selection.ts';

export const WIDGET_LOAD_MS = 20_000;
export const WIDGET_READY_MS = 10_000;

/** WIDGET-5 */
export type WidgetProblem = 'notLoaded' | 'broken' | 'late';

export const WIDGET_PROBLEMS: Record<WidgetProblem, string> = {
  notLoaded: 'Part of it didn’t load. Check your connection.',
  broken: 'An error stopped it.',
  late: 'It took too long to respond.',
};

export function isSameScope(one: SessionScope, other: SessionScope): boolean {
  return (
    one.organization.id === other.organization.id &&
    one.practice.id === other.practice.id &&
    one.user.id === other.user.id
  );
}

/** The specification's text (WIDGET-4). */
export const WIDGET_NOT_CONFIGURED = 'Widget is not displayed because of environment config.';
