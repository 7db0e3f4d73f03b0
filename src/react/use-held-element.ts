import { useCallback } from 'react';

/** A ref that puts an element into its holder, once: an element that is put elsewhere begins again. */
export const useHeldElement = (element: HTMLElement) =>
  useCallback((holder: HTMLElement | null) => holder?.append(element), [element]);
