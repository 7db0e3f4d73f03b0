import type { EventObject } from 'xstate';

/** The page does not show the error, which is a defect. */
export const logFailure = ({ event }: { event: EventObject }): void => console.error(event);
