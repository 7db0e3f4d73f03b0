declare global {
  var dom: ReturnType<typeof domReaders>;
}

/** Runs on the page. Returns the functions that page drivers read it with, as `dom`. */
export function domReaders() {
  const all = <Found extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Found>(selector),
  ];
  const texts = (selector: string, within?: ParentNode) =>
    all(selector, within).map(({ innerText }) => innerText.trim());
  const words = (selector: string, within?: ParentNode) => texts(selector, within)[0] ?? '';
  const input = (selector: string) => document.querySelector<HTMLInputElement>(selector);
  const message = (field: Element | null | undefined) =>
    document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.innerText ?? '';
  return {
    all,
    texts,
    /** The text of the first such element; empty if there is none. */
    words,
    /** The same on one line. */
    line: (selector: string) => words(selector).replace(/\s+/g, ' '),
    has: (selector: string) => document.querySelector(selector) !== null,
    /** The name of the first selector that the page has. */
    which: <Name extends string>(selectors: Readonly<Record<Name, string>>) =>
      (Object.keys(selectors) as Name[]).find((name) => document.querySelector(selectors[name]) !== null),
    input,
    value: (selector: string) => input(selector)?.value ?? '',
    /** The input of the first label that begins with these words. */
    labeled: (start: string, labels = '.dialog label') =>
      all<HTMLLabelElement>(labels).find(({ innerText }) => innerText.startsWith(start))?.control as
        | HTMLInputElement
        | null
        | undefined,
    /** The text that describes a field. */
    message,
    /** The same while the field is invalid. */
    error: (field: Element | null | undefined) => (field?.ariaInvalid === 'true' ? message(field) : ''),
    /** The texts of the cells of such rows. */
    rows: (selector: string) => all(selector).map((row) => texts('th, td', row)),
  };
}
