import { createSend, type SendParts } from '#api/call.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { practiceContextIn } from '#domain/session/practice-context.ts';
import type { WidgetReport } from '#machines/widget-host/widget-host.types.ts';
import { widgetCalls } from './calls.ts';
import {
  type WidgetClass,
  type WidgetElement,
  type WidgetHost,
  type WidgetPage,
  widgetClassIn,
} from './contract.ts';
import { givenTo, type WidgetCallbacks, type WidgetFacts } from './given.ts';

export interface LoadedWidget {
  Widget: WidgetClass;
  /** The module's URL. Until the widget is ready, errors from this URL are its own. */
  address: string;
}

export interface WidgetSetting extends LoadedWidget, Pick<SendParts, 'session' | 'fetch'> {
  container: HTMLElement;
  facts: WidgetFacts;
  send(report: WidgetReport): void;
  /** From now on the widget switches its pages itself. */
  follow(show: (page: WidgetPage) => void): void;
  toast(toast: Toast): void;
  log(error: unknown): void;
}

/** Imports the module at a URL and returns its widget. */
export async function loadWidget(address: string): Promise<LoadedWidget> {
  return { Widget: widgetClassIn(await import(/* @vite-ignore */ address)), address };
}

/**
 * Shows a widget. Reports `widget.fail` if the widget reports a failure, or throws before it is ready: the browser
 * reports errors of custom elements to the window. Returns a function that removes the widget.
 */
export function showWidget(setting: WidgetSetting): () => void {
  const { Widget, address, container, send, log } = setting;
  const shown = new AbortController();
  const starting = new AbortController();
  let element: WidgetElement | null = null;
  const remove = () => {
    starting.abort();
    shown.abort();
    reportingErrors(log, () => element?.remove());
  };
  const fail = (error: unknown) => {
    send({ type: 'widget.fail', error });
    remove();
  };
  const callbacks: WidgetCallbacks = {
    toast: setting.toast,
    follow: setting.follow,
    fail,
    onContractViolation: log,
    send(report: WidgetReport) {
      if (report.type === 'widget.ready') starting.abort();
      send(report);
    },
  };
  listenForErrors(address, fail, starting.signal);
  try {
    const made = newElement(Widget);
    made.host = hostFor(setting, callbacks, shown.signal);
    element = made;
    reportingErrors(fail, () => container.replaceChildren(made));
  } catch (error) {
    fail(error);
  }
  return remove;
}

function hostFor(
  { facts, session, fetch }: WidgetSetting,
  callbacks: WidgetCallbacks,
  over: AbortSignal,
): WidgetHost {
  const base = new URL(facts.apiBase, window.location.origin).href;
  const practiceContext = practiceContextIn(facts.session);
  const send = createSend({ session, fetch });
  return givenTo(facts, widgetCalls({ base, send, practiceContext, over }), callbacks, over);
}

let count = 0;

function newElement(Widget: WidgetClass): WidgetElement {
  if (customElements.getName(Widget) === null) {
    count += 1;
    customElements.define(`portal-widget-${count}`, Widget);
  }
  return new Widget();
}

/** Reports errors that an element's reactions throw. */
function reportingErrors(report: (error: unknown) => void, work: () => void): void {
  const thrown: unknown[] = [];
  const listener = (event: ErrorEvent) => {
    event.preventDefault();
    thrown.push(event.error);
  };
  window.addEventListener('error', listener);
  try {
    work();
  } finally {
    window.removeEventListener('error', listener);
  }
  for (const error of thrown) report(error);
}

/** Reports uncaught errors whose stack names the module. */
function listenForErrors(address: string, report: (error: unknown) => void, signal: AbortSignal): void {
  const listener = (event: Event, error: unknown, source: string) => {
    if (!source.includes(address)) return;
    event.preventDefault();
    report(error);
  };
  window.addEventListener('error', (event) => listener(event, event.error, event.filename), { signal });
  window.addEventListener(
    'unhandledrejection',
    (event) => listener(event, event.reason, event.reason instanceof Error ? (event.reason.stack ?? '') : ''),
    { signal },
  );
}
