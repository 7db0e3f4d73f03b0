import type { Toast } from '#domain/notification/toast.ts';
import type { WidgetReport } from '#machines/widget-host/widget-host.types.ts';
import { heard, WIDGET_CONTRACT, type WidgetHost, type WidgetPage } from './contract.ts';

export type WidgetFacts = Pick<WidgetHost, 'session' | 'page' | 'apiBase'>;

export interface WidgetCallbacks {
  tell(report: WidgetReport): void;
  toast(toast: Toast): void;
  /** The widget shows its pages itself. */
  follow(show: (page: WidgetPage) => void): void;
  fail(error: Error): void;
  /** The widget passed an invalid argument, which is ignored. */
  complain(error: unknown): void;
}

/** The host for a widget: immutable copies, and functions that validate their arguments. */
export function givenTo(
  facts: WidgetFacts,
  fetch: WidgetHost['fetch'],
  { tell, toast, follow, fail, complain }: WidgetCallbacks,
  over: AbortSignal,
): WidgetHost {
  const hearing =
    <Given extends readonly unknown[]>(hear: (...given: Given) => void) =>
    (...given: Given): void => {
      if (over.aborted) return;
      try {
        hear(...given);
      } catch (error) {
        complain(error);
      }
    };
  return frozen({
    contract: WIDGET_CONTRACT,
    ...structuredClone(facts),
    appearance: appearance(),
    fetch,
    navigate: hearing((path: unknown, about?: unknown) =>
      tell({ type: 'widget.navigate', path: heard.path(path), ...heard.member(about) }),
    ),
    onPage: hearing((show: unknown) => follow(heard.listener(show))),
    toast: hearing((given: unknown) => toast({ ...heard.toast(given), isOfWidget: true })),
    ready: hearing(() => tell({ type: 'widget.ready' })),
    failed: hearing((reason: unknown) => fail(new Error(heard.reason(reason)))),
    title: hearing((title: unknown) => tell({ type: 'widget.title', title: heard.title(title) })),
    workBegan: hearing(() => tell({ type: 'work.begin' })),
    workEnded: hearing(() => tell({ type: 'work.end' })),
  });
}

function appearance(): WidgetHost['appearance'] {
  const { scheme, theme, density } = document.documentElement.dataset;
  const isDark =
    scheme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark';
  return {
    scheme: isDark ? 'dark' : 'light',
    theme: theme ?? 'default',
    density: density === 'compact' ? 'compact' : 'comfortable',
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
