/** An application under measurement, and how to find one's way in it. */
export interface Subject {
  name: 'floor' | 'portal';
  address: string;
  username: string;
  password: string;
  selectors: { username: string; password: string; submit: string; shell: string };
  /** What the shell's element reads once the user is known, as a regular expression. */
  shellText: string;
}

const submit = 'button[type=submit]';
const password = 'input[name=password]';
const shell = 'header button[aria-haspopup=menu]';

export const floorAt = (address: string): Subject => ({
  name: 'floor',
  address,
  username: 'person@floor.test',
  password: 'Floor2026!',
  selectors: { username: 'input[name=email]', password, submit, shell },
  shellText: '^Organization: \\w',
});

export const portalAt = (address: string): Subject => ({
  name: 'portal',
  address,
  username: 'admin@bridgework.test',
  password: 'Bridge2026!',
  selectors: { username: 'input[name=username]', password, submit, shell },
  shellText: '^Organization\\s*\\w',
});
