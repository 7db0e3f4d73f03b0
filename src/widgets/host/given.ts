import type { Toast } from '#domain/notification/toast.ts';
import { shownAppearance } from '#domain/session/appearance.ts';
import type { WidgetReport } from '#machines/widget-host/widget-host.types.ts';
import { checked, WIDGET_CONTRACT, type WidgetHost, type WidgetPage } from './contract.ts';

export type WidgetFacts = Pick<WidgetHost, 'session' | 'page' | 'apiBase'>;

export interface WidgetCallbacks {
  send(report: WidgetReport): void;
  toast(toast: Toast): void;
  follow(show: (page: WidgetPage) => void): void;
  fail(error: Error): void;
  /** The widget passed an invalid argument, which is ignored. */
  onContractViolation(error: unknown): void;
}

/** The host for a widget: immutable copies, and functions that validate their arguments. */
export function givenTo(
  facts: WidgetFacts,
  fetch: WidgetHost['fetch'],
  { send, toast, follow, fail, onContractViolation }: WidgetCallbacks,
  over: AbortSignal,
): WidgetHost {
  const guarded =
    <Given extends readonly unknown[]>(handle: (...given: Given) => void) =>
    (...given: Given): void => {
      if (over.aborted) return;
      try {
        handle(...given);
      } catch (error) {
        onContractViolation(error);
      }
    };
  return frozen({
    contract: WIDGET_CONTRACT,
    ...structuredClone(facts),
    appearance: shownAppearance(document.documentElement.dataset, prefersDark()),
    fetch,
    navigate: guarded((path: unknown, about?: unknown) =>
      send({ type: 'widget.navigate', path: checked.path(path), ...checked.member(about) }),
    ),
    onPage: guarded((show: unknown) => follow(checked.listener(show))),
    toast: guarded((given: unknown) => toast(checked.toast(given))),
    ready: guarded(() => send({ type: 'widget.ready' })),
    failed: guarded((reason: unknown) => fail(new Error(checked.reason(reason)))),
    title: guarded((title: unknown) => send({ type: 'widget.title', title: checked.title(title) })),
    subject: guarded((subject: unknown) =>
      send({ type: 'widget.subject', subject: checked.title(subject, 'subject') }),
    ),
    workBegan: guarded(() => send({ type: 'work.begin' })),
    workEnded: guarded(() => send({ type: 'work.end' })),
  });
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
