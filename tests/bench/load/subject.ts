/** A click and its result. */
interface Leg {
  click: string;
  sees: string;
  count: number;
}

/** A measured application, with its selectors. */
export interface Subject {
  name: 'floor' | 'portal';
  address: string;
  username: string;
  password: string;
  selectors: { username: string; password: string; submit: string; shell: string };
  /** The text of the shell's element after the user has loaded, as a regular expression. */
  shellText: string;
  /** From the filled login form to the first rows of the patient search. */
  toRows: readonly Leg[];
}

const submit = 'button[type=submit]';
const searchLink = 'nav a[href="/search-patients"]';
const password = 'input[name=password]';
const ROWS = 5;
const shell = 'header button[aria-haspopup=menu]';

export const floorAt = (address: string): Subject => ({
  name: 'floor',
  address,
  username: 'person@floor.test',
  password: 'Floor2026!',
  selectors: { username: 'input[name=email]', password, submit, shell },
  shellText: '^Organization: \\w',
  toRows: [{ click: submit, sees: '[data-page=patients] tbody tr', count: ROWS }],
});

export const portalAt = (address: string): Subject => ({
  name: 'portal',
  address,
  username: 'admin@bridgework.test',
  password: 'Bridge2026!',
  selectors: { username: 'input[name=username]', password, submit, shell },
  shellText: '^Organization\\s*\\w',
  toRows: [
    { click: submit, sees: searchLink, count: 1 },
    { click: searchLink, sees: '.table-open', count: ROWS },
  ],
});
