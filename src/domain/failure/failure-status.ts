import type { Failure } from './failure.ts';

const NOT_FOUND_STATUS = 404;

/** There is nothing of that name, or nothing that the caller may know of. */
export const isNotFound = ({ status }: Failure): boolean => status === NOT_FOUND_STATUS;
