/**
 * What is drawn, as far as it matters to axe: how wide and in which colors, and each kind of element that is seen, with
 * the kind that it stands in. What it says, how it is called and how many there are of its kind make no difference;
 * whether it is called anything does. Runs in the page, and knows nothing else.
 */
export function readDrawn(): string {
  const telling = /^(class|role|type|disabled|aria-invalid|data-(tone|variant|theme|scheme|contrast))$/;
  const naming = /^(aria-.+|alt|for|href|lang|tabindex|title)$/;
  const kindOf = ({ tagName, attributes }: Element) => {
    const told = [...attributes].filter(({ name }) => telling.test(name) || naming.test(name));
    const shown = told.map(({ name, value }) => (telling.test(name) ? `${name}=${value}` : name));
    return [tagName, ...shown.sort()].join(' ');
  };
  const speaks = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
  const drawnAs = (element: Element) =>
    `${element.parentElement && kindOf(element.parentElement)} > ${kindOf(element)} ${speaks(element)}`;
  const drawn = [...document.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(drawnAs);
  const asked = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];
  const seenAs = [innerWidth, document.title !== '', ...asked.map((query) => matchMedia(query).matches)];
  return [seenAs.join(' '), ...[...new Set(drawn)].sort()].join('\n');
}

/**
 * What axe finds, of which it is asked once for whatever is drawn alike, whoever looks; without `drawn` each time. What
 * is not meant it is not asked about.
 */
export function oncePerDrawing(
  isMeant: (drawn: string) => boolean = () => true,
): (
  drawn: () => Promise<string | undefined>,
  find: () => Promise<readonly string[]>,
) => Promise<readonly string[]> {
  const found = new Map<string, readonly string[]>();
  return async (drawn, find) => {
    const now = await drawn();
    const known = now === undefined ? undefined : found.get(now);
    if (known !== undefined) return known;
    if (now !== undefined && !isMeant(now)) return [];
    const findings = await find();
    // What was drawn before it looked may have made way for something else.
    if (now !== undefined && now === (await drawn())) found.set(now, findings);
    return findings;
  };
}

/** Whether what is drawn is one in so many, which are always the same ones. */
export const isOneIn =
  (many: number) =>
  (drawn: string): boolean =>
    [...drawn].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % many === 0;
