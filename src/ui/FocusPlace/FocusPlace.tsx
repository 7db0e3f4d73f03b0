import type { ComponentProps } from 'react';
import { focusPlace } from './focus-place.ts';

/**
 * An entry of a list whose controls come and go: when the one that has the focus is gone, the entry takes it, so that
 * nobody who works by keys has to find the place again. A dialog that was opened from it leads back to it, too.
 */
export function FocusPlace(props: ComponentProps<'li'>) {
  return <li {...props} {...focusPlace()} />;
}
