/** What a page shows, as plain data. Each reader runs in the page and knows nothing else. */

/** Everything that the login form shows at one moment. */
export interface LoginView {
  email: string;
  emailMessage: string;
  password: string;
  passwordMessage: string;
  isMasked: boolean;
  button: 'disabled' | 'enabled' | 'loading';
}

export const EMPTY_LOGIN: LoginView = {
  email: '',
  emailMessage: '',
  password: '',
  passwordMessage: '',
  isMasked: true,
  button: 'disabled',
};

export function readLogin(): LoginView {
  const field = (name: string) => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    const message = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
    return { value: input?.value ?? 'no field', message: message?.innerText ?? '', type: input?.type };
  };
  const [email, password] = [field('username'), field('password')];
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  const idle = button?.disabled ? 'disabled' : 'enabled';
  return {
    email: email.value,
    emailMessage: email.message,
    password: password.value,
    passwordMessage: password.message,
    isMasked: password.type === 'password',
    button: button?.getAttribute('aria-busy') === 'true' ? 'loading' : idle,
  };
}

/** A text field: what it holds, what its message line says, and whether it counts as faulty. */
export interface FieldView {
  value: string;
  message: string;
  isFaulty: boolean;
}

export function readField(name: string): FieldView {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const message = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
  return {
    value: input?.value ?? 'no field',
    message: message?.innerText ?? '',
    isFaulty: input?.getAttribute('aria-invalid') === 'true',
  };
}

/** The toasts that can be read: the words by line, and the phase of their coming and going. */
export interface ToastView {
  phase: string;
  lines: readonly string[];
}

export function readToasts(): ToastView[] {
  return [...document.querySelectorAll<HTMLElement>('.toast')]
    .filter((toast) => toast.checkVisibility())
    .map((toast) => ({
      phase: toast.dataset['phase'] ?? '',
      lines: (toast.querySelector<HTMLElement>('.toast-words')?.innerText ?? '').split('\n').filter(Boolean),
    }));
}

/** The titles of the dialogs that can be seen, and whether the focus is inside. */
export interface DialogView {
  titles: readonly string[];
  holdsFocus: boolean;
}

export function readDialogs(): DialogView {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter((dialog) =>
    dialog.checkVisibility(),
  );
  return {
    titles: dialogs.map((dialog) => dialog.querySelector('h2')?.innerText ?? ''),
    holdsFocus: dialogs.some((dialog) => dialog.contains(document.activeElement)),
  };
}

export function readDialogTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    .filter((dialog) => dialog.checkVisibility())
    .map((dialog) => dialog.querySelector('h2')?.innerText ?? '');
}

/** The lines of the dialog that can be seen, from its title on; none where there is no dialog. */
export function readDialogLines(): string[] {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  if (dialog?.checkVisibility() !== true) return [];
  return dialog.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Of each field of the dialog that changes a password its value and its message, and how its button is. */
export function readPasswords(): Record<string, readonly [value: string, message: string] | string> {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] .text-field-input')];
  const button = document.querySelector<HTMLButtonElement>('[role=dialog] button[type="submit"]');
  const idle = button?.disabled ? 'disabled' : 'enabled';
  const messageOf = (input: HTMLInputElement) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText ?? '';
  return {
    ...Object.fromEntries(inputs.map((input) => [input.name, [input.value, messageOf(input)] as const])),
    button: button?.getAttribute('aria-busy') === 'true' ? 'loading' : idle,
  };
}

/** How the page is drawn for its user. */
export interface AppearanceView {
  theme: string;
  scheme: string;
  density: string;
  contrast: string;
}

export function readAppearance(): AppearanceView {
  const { theme, scheme, density, contrast } = document.documentElement.dataset;
  return {
    theme: theme ?? 'default',
    scheme: scheme ?? 'system',
    density: density ?? 'comfortable',
    contrast: contrast ?? 'system',
  };
}

/** The drawer beside or over a page. */
export interface DrawerView {
  shape: string;
  button: string;
  /** Whether its words can be read, not its icons alone. */
  showsWords: boolean;
  isAdminOpen: boolean;
}

export function readDrawer(): DrawerView {
  const menu = document.querySelector('.frame-menu');
  const drawer = document.getElementById('drawer');
  const width = drawer?.checkVisibility({ visibilityProperty: true }) ? drawer.clientWidth : 0;
  const admin = [...document.querySelectorAll('.navigation-fold')].find((fold) =>
    fold.textContent.includes('Admin'),
  );
  return {
    shape: document.querySelector<HTMLElement>('.frame')?.dataset['drawer'] ?? 'no drawer',
    button: menu?.getAttribute('aria-label') ?? '',
    showsWords: width > 200,
    isAdminOpen: admin?.getAttribute('aria-expanded') === 'true',
  };
}

/** Where the portal is, by the address, the window's title and the words that tell. */
export interface PlaceView {
  path: string;
  title: string;
  /** Of the heading; while something is waited for, it says what. */
  words: string;
}

export function readPlace(): PlaceView {
  const words = document.querySelector<HTMLElement>('h1');
  return { path: location.pathname, title: document.title, words: words?.textContent ?? '' };
}

/** What the dashboard says of the page that had been asked for before signing in. */
export function readOffer(): string | null {
  const buttons = [...document.querySelectorAll<HTMLElement>('.banner button')];
  return buttons.map(({ innerText }) => innerText).find((label) => label.startsWith('Go to ')) ?? null;
}

/** What stays true until it is mended: the first line of each message in the page. */
export function readBanners(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.banner-words')].map(
    ({ innerText }) => innerText.split('\n')[0] ?? '',
  );
}

/** The practice that the work is about, as the header says it. */
export function readPractice(): string {
  const buttons = [...document.querySelectorAll<HTMLElement>('.frame-context button')];
  return buttons.map(({ innerText }) => innerText.replace(/\s+/g, ' ')).at(-1) ?? '';
}

/** The bell in the header, and what its dropdown shows; null where there is none. */
export interface BellView {
  isOpen: boolean;
  isFailed: boolean;
  hasEntries: boolean;
}

export function readBell(): BellView | null {
  const panel = document.querySelector('.header-popover');
  if (document.querySelector('.bell-button') === null || panel === null) return null;
  return {
    isOpen: panel.matches(':popover-open') && panel.querySelector('h2') !== null,
    isFailed: panel.querySelector('[role=alert]') !== null,
    hasEntries: panel.querySelector('li') !== null,
  };
}

/** The command menu: whether there is a way to it, and what it shows. */
export interface CommandMenuView {
  hasButton: boolean;
  /** What is typed; null where the menu is not open. */
  query: string | null;
  isLooking: boolean;
  hasSheet: boolean;
  /** Names of the patients that were looked at last, and of those that the search found. */
  recents: readonly string[];
  found: readonly string[];
  /** What could not be loaded. */
  failed: readonly string[];
}

export function readCommandMenu(): CommandMenuView {
  const line = document.querySelector<HTMLInputElement>('.command-menu-input');
  const groups = [...document.querySelectorAll<HTMLElement>('.command-group')];
  const nameOf = (group: HTMLElement) => group.getAttribute('aria-label') ?? '';
  const namesIn = (wanted: string) =>
    groups
      .filter((group) => nameOf(group) === wanted)
      .flatMap((group) => [...group.querySelectorAll<HTMLElement>('.command-name')])
      .map(({ innerText }) => innerText);
  return {
    hasButton: document.querySelector('.command-button') !== null,
    query: line?.value ?? null,
    isLooking: document.querySelector('.command-menu')?.getAttribute('aria-busy') === 'true',
    hasSheet: [...document.querySelectorAll<HTMLElement>('[role=dialog] h2')].some(
      ({ innerText }) => innerText === 'Keyboard shortcuts',
    ),
    recents: namesIn('Recently viewed patients'),
    found: namesIn('Patients'),
    failed: groups.map(nameOf).filter((name) => name.startsWith('Couldn’t ')),
  };
}
