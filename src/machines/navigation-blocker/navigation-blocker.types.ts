export interface EntryReached {
  /** Null for an entry that the portal has not numbered yet. */
  index: number | null;
  path: string;
  isHarmless: boolean;
}

export interface LinkClicked {
  path: string;
  isHarmless: boolean;
}

export type NavigationBlockerEvent =
  /** The browser changes the address before it notifies the page. */
  | ({ type: 'entry.reach' } & EntryReached)
  | { type: 'entry.push'; path: string }
  | { type: 'entry.replace'; path: string }
  | ({ type: 'link.click' } & LinkClicked);

export interface NavigationBlockerContext {
  index: number;
  path: string;
}
