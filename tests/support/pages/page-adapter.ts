/** A page as drivers work it: the built product through Playwright, or a part in Vitest's browser mode. */
export interface PageAdapter {
  /** How long something may take to show, on a loaded machine. */
  patienceMs: number;
  click(role: 'button' | 'link' | 'menuitem' | 'menuitemradio', name: string | RegExp): Promise<void>;
  /** Puts the text into the field in place of what is there, as one change. */
  fill(label: string, text: string): Promise<void>;
  paste(label: string, text: string): Promise<void>;
  focus(label: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Moves the pointer to a place of an element. */
  pointAt(selector: string): Promise<void>;
  clickAt(selector: string): Promise<void>;
  /** Reads the page, or does what no hand can: it runs in the page and knows nothing but what it is given. */
  inPage<Given, Seen>(work: (given: Given) => Seen, given: Given): Promise<Seen>;
  /** How often something ran in the page so far. */
  looks(): number;
  letTimePass(ms: number): Promise<void>;
  pageErrors(): readonly string[] | Promise<readonly string[]>;
  /** What axe finds in what is drawn now, which it may have looked at before. */
  findings(): Promise<readonly string[]>;
}
