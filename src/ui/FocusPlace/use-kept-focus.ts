import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';

/** Keeps the focus inside an element for as long as it is there. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : keepFocus(place.current)), []);
  return place;
}
