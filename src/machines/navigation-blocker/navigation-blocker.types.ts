/** An entry of the history that Back, Forward or a fragment link has reached. */
export interface EntryReached {
  /** Null for an entry that the portal has not numbered yet. */
  index: number | null;
  path: string;
  /** Whether nothing unsaved would be lost on the page at the path. */
  isHarmless: boolean;
}

export interface LinkClicked {
  path: string;
  isHarmless: boolean;
}

export type NavigationBlockerEvent =
  /** The browser has changed the address before the page is notified. */
  | ({ type: 'entry.reach' } & EntryReached)
  | { type: 'entry.push'; path: string }
  | { type: 'entry.replace'; path: string }
  /** A plain click on a link to a page of the portal, before the browser follows it. */
  | ({ type: 'link.click' } & LinkClicked);

export interface NavigationBlockerContext {
  /** How many entries of this tab's history precede the current one. */
  index: number;
  path: string;
}
