/**
 * The drawing as far as it is relevant to axe: width, colors, and each kind of visible element with the kind of its
 * parent. Texts, names and counts make no difference, but whether an element has a name does. Runs on the page.
 */
export function readDrawn(): string {
  const visible = /^(class|role|type|disabled|aria-invalid|data-(tone|variant|theme|scheme|contrast))$/;
  const naming = /^(aria-.+|alt|for|href|lang|tabindex|title)$/;
  const kindOf = ({ tagName, attributes }: Element) => {
    const noted = [...attributes].filter(({ name }) => visible.test(name) || naming.test(name));
    const shown = noted.map(({ name, value }) => (visible.test(name) ? `${name}=${value}` : name));
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

/** Runs axe once for each drawing, which `drawn` identifies; without it, every time. */
export function oncePerDrawing(): (
  drawn: () => Promise<string | undefined>,
  find: () => Promise<readonly string[]>,
) => Promise<readonly string[]> {
  const found = new Map<string, readonly string[]>();
  return async (drawn, find) => {
    const now = await drawn();
    const known = now === undefined ? undefined : found.get(now);
    if (known !== undefined) return known;
    const findings = await find();
    // The page may have changed while axe ran.
    if (now !== undefined && now === (await drawn())) found.set(now, findings);
    return findings;
  };
}
