interface TextFilter {
  accepts: RegExp;
  /** The allowed characters in words, after "Only …". */
  inWords: string;
}

/**
 * `text` and `email` are the specification's own. A field opts into a wider filter in `fields.ts` (FIELD-1, LOGIN-4).
 */
export const TEXT_FILTERS = {
  text: { accepts: /[A-Za-z0-9 .]/, inWords: 'letters, numbers, spaces, and periods' },
  email: { accepts: /[A-Za-z0-9.@]/, inWords: 'letters, numbers, periods, and @' },
  emailExtended: { accepts: /[A-Za-z0-9.@_+-]/, inWords: 'letters, numbers, and . @ _ - +' },
  personName: {
    accepts: /[\p{L}\p{M}0-9 .'’-]/u,
    inWords: "letters, numbers, spaces, and . ' -",
  },
  address: {
    accepts: /[\p{L}\p{M}0-9 .'’,#&/()-]/u,
    inWords: "letters, numbers, spaces, and . , ' # & / ( ) -",
  },
  password: {
    accepts: /[A-Za-z0-9 .?^!*@#$%&/()=+]/,
    inWords: 'letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = +',
  },
  digits: { accepts: /\d/, inWords: 'numbers' },
  alphanumeric: { accepts: /[A-Za-z0-9]/, inWords: 'letters and numbers' },
  signedAmount: { accepts: /[\d.,$−-]/, inWords: 'numbers, periods, commas, and a minus sign' },
  amount: { accepts: /[\d.,$]/, inWords: 'numbers, periods, and commas' },
  phone: { accepts: /[\d ().+-]/, inWords: 'numbers, spaces, and ( ) . + -' },
  zip: { accepts: /[\d-]/, inWords: 'numbers and hyphens' },
  date: { accepts: /[\d/.-]/, inWords: 'numbers, slashes, hyphens, and periods' },
  anything: { accepts: /./su, inWords: 'characters' },
} as const satisfies Record<string, TextFilter>;
export type FilterName = keyof typeof TEXT_FILTERS;

export interface TextLimits {
  filter: FilterName;
  maxLength: number;
}

export interface TextEdit {
  value: string;
  /** Why characters were rejected; null if none were. */
  refusal: string | null;
}

/** Filters only the inserted characters, so that text from the server stays unchanged (FIELD-1). */
export function filterEdit(before: string, after: string, limits: TextLimits): TextEdit {
  const { head, inserted, tail } = insertionIn(before, after);
  const filter = TEXT_FILTERS[limits.filter];
  const accepted = inserted.filter((character) => filter.accepts.test(character));
  const room = Math.max(0, limits.maxLength - head.length - tail.length);
  const kept = fitting(accepted, room);
  return { value: head + kept.join('') + tail, refusal: refusalOf(inserted, accepted, kept, limits) };
}

function refusalOf(
  inserted: readonly string[],
  accepted: readonly string[],
  kept: readonly string[],
  limits: TextLimits,
): string | null {
  if (accepted.length < inserted.length) return `You can only use ${TEXT_FILTERS[limits.filter].inWords}`;
  return kept.length < accepted.length ? `At most ${limits.maxLength} characters` : null;
}

/** Trims, and collapses repeated spaces into one (FIELD-2). */
export function tidied(value: string): string {
  return value.trim().replace(/ {2,}/g, ' ');
}

/** Tidies the text as on leaving the field, and removes a trailing period (FIELD-2). */
export function tidiedOnLeaving(value: string): string {
  return tidied(value).replace(/[. ]+$/, '');
}

function insertionIn(before: string, after: string): { head: string; inserted: string[]; tail: string } {
  const old = [...before];
  const next = [...after];
  const shortest = Math.min(old.length, next.length);
  let start = 0;
  while (start < shortest && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const stop = next.length - end;
  return {
    head: next.slice(0, start).join(''),
    inserted: next.slice(start, stop),
    tail: next.slice(stop).join(''),
  };
}

function fitting(characters: readonly string[], room: number): string[] {
  let left = room;
  const kept: string[] = [];
  for (const character of characters) {
    left -= character.length;
    if (left < 0) break;
    kept.push(character);
  }
  return kept;
}
