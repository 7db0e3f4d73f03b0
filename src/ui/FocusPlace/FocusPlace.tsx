import type { ComponentProps } from 'react';
import { focusPlace } from './focus-place.ts';

/**
 * A list entry whose controls come and go. When the focused control is removed, the entry takes the focus, so that
 * keyboard users don't lose their place. A dialog opened from it returns the focus to it too.
 */
export function FocusPlace(props: ComponentProps<'li'>) {
  return <li {...props} {...focusPlace()} />;
}
