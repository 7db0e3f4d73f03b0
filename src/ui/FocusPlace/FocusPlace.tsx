import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * An entry of a list whose controls come and go: when the one that has the focus is gone, the entry takes it, so that
 * nobody who works by keys has to find the place again. A dialog that was opened from it leads back to it, too.
 */
export function FocusPlace(props: ComponentProps<'li'>) {
  return <li {...props} {...useFocusPlace<HTMLLIElement>()} />;
}

interface FocusStepsProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What the step is about that is shown: it is read out when the step takes the focus. */
  'aria-label': string;
}

/** Steps that take each other's place: when the control that has the focus went with its step, the next one takes it. */
export function FocusSteps(props: FocusStepsProps) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of one form
  return <div {...props} role="group" {...useFocusPlace<HTMLDivElement>()} />;
}

function useFocusPlace<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isGone = last.current !== null && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) place.current?.focus();
    if (isGone) last.current = null;
  });
  return {
    ref: place,
    tabIndex: -1,
    'data-focus-place': '',
    onFocus({ target }: FocusEvent<Place>) {
      last.current = target;
    },
    onBlur({ target }: FocusEvent<Place>) {
      if (target.isConnected) last.current = null;
    },
  };
}
