import { pageAt } from '#domain/navigation/routes.ts';
import type { Toast } from '#domain/notification/toast.ts';
import type { SessionScope } from '#domain/session/selection.ts';

/** Counts up when a widget that was written for the contract before would no longer work. */
export const WIDGET_CONTRACT = 1;

/** A page of the portal that a widget shows, and the selected member where there is one. */
export interface WidgetPage {
  readonly path: string;
  readonly memberId: string | null;
}

/**
 * What the portal gives a widget, and where it hears of it. One object for each time that the widget is put on the
 * page: once the widget is taken away, or its session is another one, its functions do nothing any more.
 */
export interface WidgetHost {
  readonly contract: typeof WIDGET_CONTRACT;
  /** Organization, practice and user (WIDGET-2). They stay as they are: another practice gets a widget of its own. */
  readonly session: SessionScope;
  /** Several pages may show one widget: the one it begins with. */
  readonly page: WidgetPage;
  /** As the portal looks just now. Its colors are custom properties, which reach into a shadow root by themselves. */
  readonly appearance: {
    readonly scheme: 'light' | 'dark';
    readonly theme: string;
    readonly density: 'comfortable' | 'compact';
  };
  /** Base address of the portal's own API, with no slash at its end. */
  readonly apiBase: string;
  /**
   * Calls the portal's API in the name of the user: `fetch('/user')`. A token that has run out is renewed. No token is
   * handed out.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Leads to another page of the portal; with a member of the session's practice, whom it selects first. */
  navigate(path: string, about?: { memberId: string }): void;
  /**
   * For a widget that shows its pages itself. While the selected member stays, `show` is called with each other page of
   * the widget that is opened. A widget that does not call this is mounted again for each page.
   */
  onPage(show: (page: WidgetPage) => void): void;
  toast(toast: Toast): void;
  /** The widget can be seen and worked with: until then the portal shows a skeleton in its place. */
  ready(): void;
  /** The widget cannot go on: the portal takes it away, says so, and offers to try again (WIDGET-5). */
  failed(reason: string): void;
  /** A heading of its own, in place of the page's. */
  title(title: string): void;
  /** Something was typed that would be lost: whoever is about to leave the widget is asked first, by its title. */
  workBegan(): void;
  workEnded(): void;
}

/** A widget's element. The portal sets `host` before it puts the element on the page. */
export interface WidgetElement extends HTMLElement {
  host: WidgetHost;
}

/** What the module of a widget exports by default: a class of custom elements, which the portal defines. */
export type WidgetClass = new () => WidgetElement;

/** Somebody on the other side does not keep to the contract. Says what was expected, and nothing of what was given. */
export class ContractBroken extends TypeError {
  override name = 'ContractBroken';
}

/** The class in a widget's module. */
export function widgetClassIn(module: unknown): WidgetClass {
  const found = isRecord(module) ? module['default'] : undefined;
  if (!isElementClass(found))
    throw new ContractBroken('The module exports no widget: its default export has to extend HTMLElement.');
  return found;
}

const ID = /^\w{1,40}$/;
const VARIANTS: readonly unknown[] = ['success', 'warning', 'error', 'info'] satisfies Toast['variant'][];
const LONGEST_TITLE = 120;
const LONGEST_WORDS = 1000;

/** What a widget may pass to each function of its host. */
export const heard = {
  path(value: unknown): string {
    if (isWords(value) && value.startsWith('/') && pageAt(value) !== undefined) return value;
    throw new ContractBroken('navigate() takes the path of a page of the portal.');
  },

  /** Nothing where nobody is named. */
  member(value: unknown): { memberId?: string } {
    if (value === undefined) return {};
    const memberId = member(value, 'memberId');
    if (typeof memberId === 'string' && ID.test(memberId)) return { memberId };
    throw new ContractBroken('navigate() takes the id of a member as its second word: { memberId }.');
  },

  toast(value: unknown): Toast {
    if (isRecord(value) && isToast(value)) {
      const { variant, title, label } = value;
      return title === undefined ? { variant, label } : { variant, title, label };
    }
    throw new ContractBroken(
      'toast() takes a variant (success, warning, error, info), a label, maybe a title.',
    );
  },

  listener(value: unknown): (page: WidgetPage) => void {
    if (typeof value === 'function') return (page) => void value(page);
    throw new ContractBroken('onPage() takes a function.');
  },

  /** Whatever it says, it has failed. */
  reason: (value: unknown): string => (isWords(value) ? value : 'The widget gave no reason.'),

  title(value: unknown): string {
    if (isWords(value) && value.length <= LONGEST_TITLE) return value;
    throw new ContractBroken(`title() takes 1 to ${LONGEST_TITLE} characters.`);
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
  'workBegan',
  'workEnded',
] as const satisfies readonly (keyof WidgetHost)[];

/** The host that a widget was given, for a widget that wants to be sure of it. */
export function hostIn(given: unknown): WidgetHost {
  if (!isRecord(given)) throw new ContractBroken('The portal gave the widget no host.');
  if (given['contract'] !== WIDGET_CONTRACT)
    throw new ContractBroken(`The widget was written for version ${WIDGET_CONTRACT} of the contract.`);
  const lacking = [
    ...['organization', 'practice', 'user'].filter((part) => !isNamed(member(given['session'], part))),
    ...(typeof member(given['page'], 'path') === 'string' ? [] : ['page']),
    ...(typeof member(given['appearance'], 'scheme') === 'string' ? [] : ['appearance']),
    ...(typeof given['apiBase'] === 'string' ? [] : ['apiBase']),
    ...FUNCTIONS.filter((name) => typeof given[name] !== 'function'),
  ];
  if (lacking.length > 0) throw new ContractBroken(`The host lacks ${lacking.join(', ')}.`);
  return given as unknown as WidgetHost;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const isNamed = (value: unknown): boolean => typeof member(value, 'id') === 'string';

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORDS;
}

function isToast(value: Record<string, unknown>): value is Record<string, unknown> & Toast {
  const { variant, title, label } = value;
  return VARIANTS.includes(variant) && isWords(label) && (title === undefined || isWords(title));
}

function isElementClass(value: unknown): value is WidgetClass {
  return typeof value === 'function' && value.prototype instanceof HTMLElement;
}
