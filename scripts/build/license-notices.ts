/** A third-party package or font. */
interface LicensedPart {
  name: string;
  version?: string;
  /** The SPDX identifier, as in package.json. */
  identifier?: string | undefined;
  author?: string | undefined;
  text?: string | undefined;
}

const TITLE = 'Third-party software and fonts in Bridgework, with their licenses\n';
const RULE = `\n${'-'.repeat(80)}\n\n`;
const NO_TEXT = 'Published under the license named above, without a license text.';

/**
 * The notices as plain text. Parts with the same license text share a section.
 * @throws when a part has no license
 */
export function licenseNotices(parts: readonly LicensedPart[]): string {
  const unlicensed = parts.filter(
    ({ identifier, text }) => identifier === 'UNLICENSED' || (identifier ?? text) === undefined,
  );
  if (unlicensed.length > 0)
    throw new Error(
      `The built portal contains parts without a license: ${unlicensed.map(heading).join(', ')}`,
    );

  const headings = new Map<string, Set<string>>();
  for (const part of parts) {
    const text = (part.text ?? NO_TEXT).replaceAll('\r\n', '\n').trim();
    headings.set(text, (headings.get(text) ?? new Set()).add(heading(part)));
  }
  const sections = [...headings].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`);
  return [TITLE, ...sections.sort()].join(RULE);
}

function heading({ name, version, identifier, author, text }: LicensedPart): string {
  const license = identifier === undefined ? '' : ` (${identifier})`;
  const by = text === undefined && author !== undefined ? `, by ${author}` : '';
  return [name, version].filter(Boolean).join(' ') + license + by;
}
