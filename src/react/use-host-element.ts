import { useCallback } from 'react';

/** A ref that appends an element to its parent once. */
export const useHostElement = (element: HTMLElement) =>
  useCallback((holder: HTMLElement | null) => holder?.append(element), [element]);
