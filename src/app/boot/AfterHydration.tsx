import { type ReactNode, useEffect } from 'react';

/** Runs once the page has been taken over: had a chart moved before, the markup would no longer match. */
export function TakenOver({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  useEffect(then, [then]);
  return children;
}
