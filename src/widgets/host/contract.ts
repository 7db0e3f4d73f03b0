import { pageAt } from '#domain/navigation/routes.ts';
import { type Toast, toastIn } from '#domain/notification/toast.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { isRecord } from '#domain/text/json.ts';

/** Increases when widgets written for the previous version would no longer work. */
export const WIDGET_CONTRACT = 1;

/** A page of the portal that a widget shows, and the selected member if there is one. */
export interface WidgetPage {
  readonly path: string;
  readonly memberId: string | null;
}

/**
 * What the portal gives a widget. Each mount gets one object. Once the widget is removed, or its session changes, the
 * functions do nothing.
 */
export interface WidgetHost {
  readonly contract: typeof WIDGET_CONTRACT;
  /** They never change, because another practice gets a new widget (WIDGET-2). */
  readonly session: SessionScope;
  readonly page: WidgetPage;
  /** The current appearance. Colors are custom properties, which also apply in a shadow root. */
  readonly appearance: {
    readonly scheme: 'light' | 'dark';
    readonly theme: string;
    readonly density: 'comfortable' | 'compact';
  };
  /** No slash at its end. */
  readonly apiBase: string;
  /** Calls the portal's API as the user: `fetch('/user')`. Renews an expired token, and never exposes one. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Opens another page of the portal. With a member of the session's practice, selects that member first. */
  navigate(path: string, about?: { memberId: string }): void;
  /**
   * For a widget that switches its pages itself: while the selected member stays the same, `show` is called with each
   * other page of the widget. Without it, the widget is mounted again for each page.
   */
  onPage(show: (page: WidgetPage) => void): void;
  toast(toast: Toast): void;
  /** Reports that the widget is usable. Until then the portal shows a skeleton. */
  ready(): void;
  /** Reports that the widget can't continue. The portal removes it and offers a retry (WIDGET-5). */
  failed(reason: string): void;
  /** Replaces the page's heading. */
  title(title: string): void;
  /**
   * What the widget shows, for the title of the browser tab. Titles stay in the history, so it must never be a
   * person's name.
   */
  subject(subject: string): void;
  /** Reports unsaved changes. A user who leaves has to confirm first. */
  workBegan(): void;
  workEnded(): void;
}

/** The portal sets `host` before it adds the element to the page. */
export interface WidgetElement extends HTMLElement {
  host: WidgetHost;
}

/** The default export of a widget's module. The portal defines the element. */
export type WidgetClass = new () => WidgetElement;

/** A violation of the contract. The message contains the expected type, never the value. */
export class ContractBroken extends TypeError {
  override name = 'ContractBroken';
}

export function widgetClassIn(module: unknown): WidgetClass {
  const found = isRecord(module) ? module['default'] : undefined;
  if (!isElementClass(found))
    throw new ContractBroken('The module exports no widget: its default export has to extend HTMLElement.');
  return found;
}

const ID = /^\w{1,40}$/;
const LONGEST_TITLE = 120;
const LONGEST_WORDS = 1000;

/** Validates the arguments of each function of the host. */
export const checked = {
  path(value: unknown): string {
    if (isWords(value) && value.startsWith('/') && pageAt(value) !== undefined) return value;
    throw new ContractBroken('navigate() takes the path of a page of the portal.');
  },

  member(value: unknown): { memberId?: string } {
    if (value === undefined) return {};
    const memberId = propertyOf(value, 'memberId');
    if (typeof memberId === 'string' && ID.test(memberId)) return { memberId };
    throw new ContractBroken('navigate() takes the id of a member as its second word: { memberId }.');
  },

  toast(value: unknown): Toast {
    const toast = toastIn(value);
    if (toast) return toast;
    throw new ContractBroken(
      'toast() takes a variant (success, warning, error, info), a label, maybe a title.',
    );
  },

  listener(value: unknown): (page: WidgetPage) => void {
    if (typeof value === 'function') return (page) => void value(page);
    throw new ContractBroken('onPage() takes a function.');
  },

  reason: (value: unknown): string => (isWords(value) ? value : 'The widget gave no reason.'),

  title(value: unknown, name: 'title' | 'subject' = 'title'): string {
    if (isWords(value) && value.length <= LONGEST_TITLE) return value;
    throw new ContractBroken(`${name}() takes 1 to ${LONGEST_TITLE} characters.`);
  },
};

const FUNCTIONS = [
  'fetch',
  'navigate',
  'onPage',
  'toast',
  'ready',
  'failed',
  'title',
  'subject',
  'workBegan',
  'workEnded',
] as const satisfies readonly (keyof WidgetHost)[];

/** Validates the host, for widgets that want to check it. */
export function hostIn(given: unknown): WidgetHost {
  if (!isRecord(given)) throw new ContractBroken('The portal gave the widget no host.');
  if (given['contract'] !== WIDGET_CONTRACT)
    throw new ContractBroken(`The widget was written for version ${WIDGET_CONTRACT} of the contract.`);
  const lacking = [
    ...['organization', 'practice', 'user'].filter((part) => !isNamed(propertyOf(given['session'], part))),
    ...(typeof propertyOf(given['page'], 'path') === 'string' ? [] : ['page']),
    ...(typeof propertyOf(given['appearance'], 'scheme') === 'string' ? [] : ['appearance']),
    ...(typeof given['apiBase'] === 'string' ? [] : ['apiBase']),
    ...FUNCTIONS.filter((name) => typeof given[name] !== 'function'),
  ];
  if (lacking.length > 0) throw new ContractBroken(`The host lacks ${lacking.join(', ')}.`);
  return given as unknown as WidgetHost;
}

const propertyOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const isNamed = (value: unknown): boolean => typeof propertyOf(value, 'id') === 'string';

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORDS;
}

function isElementClass(value: unknown): value is WidgetClass {
  return typeof value === 'function' && value.prototype instanceof HTMLElement;
}
