/** One way in which stored data may have been spoiled. Texts are what stands in local storage. */
export type Corruption =
  | {
      where: 'token';
      what: string;
      spoil: (token: string, membership: string, random: Random) => string | null;
    }
  | { where: 'database'; what: string; record: 'key' | 'copy:Token'; spoil: Spoil };

/** Runs inside the page, on the record as it is. */
export type Spoil =
  | 'remove'
  | 'text'
  | 'number'
  | 'list'
  | 'empty'
  | 'otherKey'
  | 'readableKey'
  | 'otherText'
  | 'otherGeneration';

export type Random = (below: number) => number;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function otherCharacterAt(text: string, position: number, random: Random): string {
  const choices = [...ALPHABET, '.', '=', ' ', '\u0000', 'é', '😀'].filter((one) => one !== text[position]);
  return `${text.slice(0, position)}${choices[random(choices.length)]}${text.slice(position + 1)}`;
}

function withPart(text: string, index: number, change: (part: string) => string): string {
  return text
    .split('.')
    .map((part, at) => (at === index ? change(part) : part))
    .join('.');
}

export const CORRUPTIONS: readonly Corruption[] = [
  { where: 'token', what: 'the item is removed', spoil: () => null },
  { where: 'token', what: 'the item is empty', spoil: () => '' },
  {
    where: 'token',
    what: 'one character is another',
    spoil: (t, _, r) => otherCharacterAt(t, r(t.length), r),
  },
  { where: 'token', what: 'it is cut short', spoil: (t, _, r) => t.slice(0, r(t.length)) },
  { where: 'token', what: 'its beginning is missing', spoil: (t, _, r) => t.slice(1 + r(t.length - 1)) },
  { where: 'token', what: 'something is appended', spoil: (t, _, r) => t + ALPHABET[r(ALPHABET.length)] },
  { where: 'token', what: 'two parts are exchanged', spoil: (t) => t.split('.').reverse().join('.') },
  {
    where: 'token',
    what: 'a part is missing',
    spoil: (t, _, r) => t.split('.').toSpliced(r(5), 1).join('.'),
  },
  {
    where: 'token',
    what: 'a part is doubled',
    spoil: (t, _, r) => withPart(t, r(5), (part) => `${part}.${part}`),
  },
  { where: 'token', what: 'a part is empty', spoil: (t, _, r) => withPart(t, r(5), () => '') },
  {
    where: 'token',
    what: 'the generation is raised',
    spoil: (t, _, r) => withPart(t, 2, (g) => `${Number(g) + 1 + r(9)}`),
  },
  {
    where: 'token',
    what: 'the generation is lowered',
    spoil: (t) => withPart(t, 2, (g) => `${Number(g) - 1}`),
  },
  {
    where: 'token',
    what: 'the generation is no number',
    spoil: (t, _, r) => withPart(t, 2, () => ['x', '-1', '1e3', '01', 'NaN', '9'.repeat(40)][r(6)] ?? ''),
  },
  { where: 'token', what: 'it is the membership text', spoil: (_, membership) => membership },
  {
    where: 'token',
    what: 'it is plain JSON',
    spoil: () => '{"accessToken":"a.b.c","refreshToken":"r","expiresIn":36000}',
  },
  { where: 'token', what: 'it is very long', spoil: (t, _, r) => t + 'A'.repeat(70_000 + r(9)) },
  {
    where: 'token',
    what: 'it is one of the words of JavaScript',
    spoil: (_t, _m, r) => ['null', 'undefined', '[]', '{}', 'true', '0', '__proto__'][r(7)] ?? '',
  },
  {
    where: 'token',
    what: 'it is random',
    spoil: (t, _, r) => [...t].map(() => ALPHABET[r(ALPHABET.length)]).join(''),
  },
  ...(['key', 'copy:Token'] as const).flatMap((record) =>
    (['remove', 'text', 'number', 'list', 'empty'] as const).map(
      (spoil): Corruption => ({ where: 'database', what: `the record ${record}: ${spoil}`, record, spoil }),
    ),
  ),
  { where: 'database', what: 'another key', record: 'key', spoil: 'otherKey' },
  { where: 'database', what: 'a key that scripts can read', record: 'key', spoil: 'readableKey' },
  { where: 'database', what: 'a copy with another text', record: 'copy:Token', spoil: 'otherText' },
  { where: 'database', what: 'a copy of another generation', record: 'copy:Token', spoil: 'otherGeneration' },
];

/** The same numbers at every run: a failure can be run again. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
