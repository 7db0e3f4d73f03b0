/** Escapes text for an attribute or between tags. */
export function escaped(content: string): string {
  return content
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[\t\n\r]/g, (blank) => `&#${blank.charCodeAt(0)};`);
}

/** Omits attributes without a value. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[] = [],
): string[] {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  const opening = [name, ...given.map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  if (children.length === 0) return [`<${opening}/>`];
  return [`<${opening}>`, ...children.map((line) => `  ${line}`), `</${name}>`];
}
