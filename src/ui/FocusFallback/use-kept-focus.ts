import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';

export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : keepFocus(root.current)), []);
  return root;
}
