import type { ReactNode } from 'react';

/** A stored text in the direction of its own script, so that it doesn't reorder what is beside it. */
export const isolated = (content: ReactNode) =>
  typeof content === 'string' ? <bdi>{content}</bdi> : content;
