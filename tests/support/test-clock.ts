/** A Monday noon in the east; the same calendar date in every state. */
export const TEST_NOW = new Date('2026-03-16T17:00:00Z');
export const TODAY = '2026-03-16';

/** Time stands still. */
export const testClock = (): Date => TEST_NOW;
