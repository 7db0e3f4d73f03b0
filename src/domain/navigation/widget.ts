import type { SessionScope } from '../session/selection.ts';

/** How long the module of a widget may take to load. */
export const WIDGET_LOAD_MS = 20_000;
/** How long a widget may take, once it is on the page, to say that it is ready. */
export const WIDGET_READY_MS = 10_000;

/** Why there is no widget where one should be (WIDGET-5). */
export type WidgetTrouble = 'notLoaded' | 'broken' | 'late';

export const WIDGET_TROUBLES: Record<WidgetTrouble, string> = {
  notLoaded: 'Its code could not be loaded.',
  broken: 'Something in it failed.',
  late: 'It did not answer in time.',
};

/** Whether the same person works in the same practice of the same organization. */
export function isSameScope(one: SessionScope, other: SessionScope): boolean {
  return (
    one.organization.id === other.organization.id &&
    one.practice.id === other.practice.id &&
    one.user.id === other.user.id
  );
}

/** Letter for letter (WIDGET-4). */
export const WIDGET_NOT_CONFIGURED = 'Widget is not displayed because of environment config.';
