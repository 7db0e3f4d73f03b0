import { type ComponentType, useEffect, useState } from 'react';

const LOAD_TIMEOUT_MS = 15_000;

/**
 * A component whose code is fetched on first use; null until then. A failure or a timeout is thrown for the nearest
 * error boundary. Suspense would delay the content by 300 ms after its fallback.
 */
export function useLoaded<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ load: unknown; component: ComponentType<Props> } | null>(null);
  useEffect(() => {
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error;
      });
    const late = setTimeout(() => fail(new Error('This page took too long to load.')), LOAD_TIMEOUT_MS);
    load()
      .then(({ default: component }) => setLoaded({ load, component }), fail)
      .finally(() => clearTimeout(late));
    return () => clearTimeout(late);
  }, [load]);
  return loaded?.load === load ? loaded.component : null;
}
