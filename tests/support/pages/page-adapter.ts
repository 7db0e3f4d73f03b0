/** The actions of page drivers, on the built portal. */
export interface PageAdapter {
  /** How long a state may take to appear on a busy machine. */
  timeoutMs: number;
  click(role: 'button' | 'menuitem' | 'menuitemradio', name: string | RegExp): Promise<void>;
  /** Replaces the text of a field in a single change. */
  fill(label: string, text: string): Promise<void>;
  focus(label: string): Promise<void>;
  press(key: string): Promise<void>;
  clickAt(selector: string): Promise<void>;
  /** Reads the page, or does what no user can. The function runs on the page and only receives `given`. */
  inPage<Given, Seen>(work: (given: Given) => Seen, given: Given): Promise<Seen>;
  /** How often the driver has read the page. */
  domReads(): number;
  letTimePass(ms: number): Promise<void>;
  pageErrors(): readonly string[] | Promise<readonly string[]>;
  /** The accessibility violations that axe finds now; `view` names the active states. */
  findings(view: string): Promise<readonly string[]>;
}
