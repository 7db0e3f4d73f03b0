import type { ComponentProps } from 'react';
import { focusPlace } from './focus-place.ts';

interface FocusStepsProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What the step is about that is shown: it is read out when the step takes the focus. */
  'aria-label': string;
}

/** Steps that take each other's place: when the control that has the focus went with its step, the next one takes it. */
export function FocusSteps({ 'aria-label': name, ...props }: FocusStepsProps) {
  return <div {...props} {...focusPlace(name)} />;
}
