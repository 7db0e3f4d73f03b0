import { type ReactNode, useEffect } from 'react';

interface AfterHydrationProps {
  run: () => void;
  children: ReactNode;
}

/** Calls `run` after hydration. A chart that changes earlier would make the markup differ from the page's. */
export function AfterHydration({ run, children }: AfterHydrationProps): ReactNode {
  useEffect(run, [run]);
  return children;
}
