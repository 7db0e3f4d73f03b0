import { useEffect, useRef } from 'react';

/** ARIA has no attribute for an invalid button, which opens a list, or iframe. */
const INVALID = '[aria-invalid="true"], [data-invalid] > .select, iframe[data-problem]';

/**
 * After a submit, moves the focus to the form's first invalid field or to its alert, even if only the response adds
 * it. Typing cancels this. An element with `data-form-scope` around the form has more of its fields.
 *
 * @returns the form's ref, and what to call on submit
 */
export function useFirstProblem() {
  const form = useRef<HTMLFormElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const watch = () => {
    stop.current?.();
    const watched = form.current?.closest<HTMLElement>('[data-form-scope]') ?? form.current;
    if (watched === null) return;
    const end = () => {
      observer.disconnect();
      watched.removeEventListener('input', end);
    };
    const examine = () => {
      const problem = problemIn(watched);
      if (problem === null) return;
      end();
      problem.focus({ preventScroll: true });
      problem.scrollIntoView({ block: 'center' });
    };
    const observer = new MutationObserver(examine);
    observer.observe(watched, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-problem'],
    });
    watched.addEventListener('input', end);
    stop.current = end;
    if (watched.querySelector(INVALID) !== null) examine();
  };
  return { form, watch };
}

function problemIn(form: HTMLElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>(INVALID);
  if (field !== null) return field;
  const alert = form.querySelector<HTMLElement>('[role="alert"]:not(:empty)');
  if (alert !== null) alert.tabIndex = -1;
  return alert;
}
