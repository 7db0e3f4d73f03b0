/** The searchable names of a chart's parts, by kind. */
export const TERM_KINDS = ['event', 'state', 'guard', 'action', 'actor', 'requirement'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface CatalogEntry {
  chart: string;
  purpose: string;
  states: number;
  transitions: number;
  terms: Record<TermKind, readonly string[]>;
  /** Descriptions of states and transitions. */
  texts: readonly string[];
}

/** A chart that matches a search, and the matching parts. */
export interface CatalogHit {
  entry: CatalogEntry;
  parts: readonly { kind: TermKind; name: string }[];
}

const CHECK = /^[a-z]+-\d+\.\d+$/;
const SCOPED = /^([a-z]+):(.*)$/;

/**
 * The charts that match every word. A word matches names, descriptions and purposes; `guard:word` matches guards
 * only, and likewise for the other kinds.
 */
export function catalogHits(entries: readonly CatalogEntry[], query: string): readonly CatalogHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.flatMap((entry) => {
    const found = words.map((word) => matchOf(entry, word));
    return found.every((match) => match.matches)
      ? [{ entry, parts: distinct(found.flatMap(({ parts }) => parts)) }]
      : [];
  });
}

function matchOf(entry: CatalogEntry, word: string) {
  const [, scope, rest = ''] = SCOPED.exec(word) ?? [];
  const kind = TERM_KINDS.find((each) => each === scope);
  const text = kind === undefined ? word : rest;
  const parts = (kind === undefined ? TERM_KINDS : [kind]).flatMap((each) =>
    entry.terms[each]
      .filter((name) => isNamed(name.toLowerCase(), text))
      .map((name) => ({ kind: each, name })),
  );
  const isInText =
    kind === undefined &&
    [entry.chart, entry.purpose, ...entry.texts].some((prose) => prose.toLowerCase().includes(text));
  return { parts, matches: parts.length > 0 || isInText };
}

/** A check such as `API-10.5` finds its requirement. */
const isNamed = (name: string, text: string): boolean =>
  name.includes(text) || (CHECK.test(text) && text.startsWith(`${name}.`));

function distinct(parts: CatalogHit['parts']): CatalogHit['parts'] {
  return [...new Map(parts.map((part) => [`${part.kind} ${part.name}`, part])).values()];
}
