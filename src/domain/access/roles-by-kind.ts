import { roleWords } from './role-words.ts';

const KINDS = ['Administrator', 'Editor', 'Notifications'] as const;

/** `Plan fees editor` has the kind `Editor`, for `Plan fees`. Undefined if the words contain no such kind. */
function subjectOf(kind: string, words: string): string | undefined {
  const end = ` ${kind.toLowerCase()}`;
  return words.endsWith(end) ? words.slice(0, -end.length) : undefined;
}

interface RolesOfKind {
  kind: string;
  subjects: readonly string[];
}

/** Roles grouped by kind, with the area of each. Names that this version does not know come last. */
export function rolesByKind(names: readonly string[]): RolesOfKind[] {
  const words = names.map(roleWords).sort();
  const isOther = (role: string) => KINDS.every((kind) => subjectOf(kind, role) === undefined);
  return [
    ...KINDS.map((kind) => ({ kind, subjects: words.flatMap((role) => subjectOf(kind, role) ?? []) })),
    { kind: 'Other', subjects: words.filter(isOther) },
  ].filter(({ subjects }) => subjects.length > 0);
}

const NOUNS: Readonly<Record<string, string>> = { Notifications: 'types', Other: 'roles' };

/** `Editor: Plan fees`, or `Editor · 2 areas`. */
export const kindInShort = ({ kind, subjects }: RolesOfKind): string =>
  subjects.length === 1
    ? `${kind}: ${subjects[0]}`
    : `${kind} · ${subjects.length} ${NOUNS[kind] ?? 'areas'}`;
