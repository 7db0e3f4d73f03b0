import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the root while a component is shown, for the styles of other parts of the page.
 * `:root:has(…)` would restyle the whole page on every change.
 */
export function useRootAttribute(name: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute(name, isSet);
    return () => documentElement.removeAttribute(name);
  }, [name, isSet]);
}
