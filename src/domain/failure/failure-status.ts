import type { Failure } from './failure.ts';

const NOT_FOUND_STATUS = 404;
const CONFLICT_STATUS = 409;

/** There is nothing of that name, or nothing that the caller may know of. */
export const isNotFound = ({ status }: Failure): boolean => status === NOT_FOUND_STATUS;

/** It does not go together with what is there by now. */
export const isConflict = ({ status }: Failure): boolean => status === CONFLICT_STATUS;
