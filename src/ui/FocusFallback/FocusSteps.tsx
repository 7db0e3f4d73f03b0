import { type ComponentProps, useEffect, useRef } from 'react';
import { focusFallback } from './focus-fallback.ts';

interface FocusStepsProps extends Omit<ComponentProps<'div'>, 'role'> {
  'aria-label': string;
}

/**
 * Steps that replace one another. When the focused control is removed with its step, the next step takes the focus. Its
 * start comes into view if it is above.
 */
export function FocusSteps({ 'aria-label': name, ...props }: FocusStepsProps) {
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    if (step.current !== null && step.current.getBoundingClientRect().top < 0) step.current.scrollIntoView();
  }, [name]);
  return <div ref={step} {...props} {...focusFallback(name)} />;
}
