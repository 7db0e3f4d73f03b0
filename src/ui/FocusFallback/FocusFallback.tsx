import type { ComponentProps } from 'react';
import { focusFallback } from './focus-fallback.ts';

/**
 * A list entry with controls that can disappear. When the focused control is removed, the entry takes the focus, so
 * that keyboard users don't lose their place. A dialog that was opened from it returns the focus to it too.
 */
export function FocusFallback(props: ComponentProps<'li'>) {
  return <li {...props} {...focusFallback()} />;
}
