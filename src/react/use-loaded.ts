import { type ComponentType, useEffect, useState } from 'react';

const LOAD_TIMEOUT_MS = 15_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Renders a page that is opened again at once, without a skeleton. */
const components = new WeakMap<object, unknown>();

/**
 * A component whose code is fetched when it is needed; null until then. Throws a failure or a timeout to the nearest
 * error boundary, unless the page has been left. Suspense would delay the content by 300 ms after its fallback.
 */
export function useLoaded<Props>(load: Load<Props>, isNeeded = true): ComponentType<Props> | null {
  const [, setLoaded] = useState<Load<Props>>();
  useEffect(() => {
    if (!isNeeded || components.has(load)) return undefined;
    let isLeft = false;
    const fail = (error: unknown) => {
      if (isLeft) return;
      setLoaded(() => {
        throw error;
      });
    };
    const late = setTimeout(() => fail(new Error('This page took too long to load.')), LOAD_TIMEOUT_MS);
    load()
      .then(({ default: component }) => {
        components.set(load, component);
        setLoaded(() => load);
      }, fail)
      .finally(() => clearTimeout(late));
    return () => {
      isLeft = true;
      clearTimeout(late);
    };
  }, [load, isNeeded]);
  return (components.get(load) as ComponentType<Props> | undefined) ?? null;
}
