import type { Failure } from './failure.ts';

const NOT_FOUND_STATUS = 404;

/** The record does not exist, or the user may not see it. */
export const isNotFound = ({ status }: Failure): boolean => status === NOT_FOUND_STATUS;
