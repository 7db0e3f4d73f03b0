import type { ComponentProps } from 'react';
import { focusFallback } from './focus-fallback.ts';

interface FocusStepsProps extends Omit<ComponentProps<'div'>, 'role'> {
  'aria-label': string;
}

/** Steps that replace one another. When the focused control is removed with its step, the next step takes the focus. */
export function FocusSteps({ 'aria-label': name, ...props }: FocusStepsProps) {
  return <div {...props} {...focusFallback(name)} />;
}
