import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';

export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : keepFocus(place.current)), []);
  return place;
}
