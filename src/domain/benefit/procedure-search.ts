import { plainWords } from '../text/word-match.ts';

/** Common names for procedures. The words on a line are synonyms. */
const SYNONYMS = [
  'xray radiograph radiographic film image',
  'bitewing bite bwx',
  'panoramic pano panorex jaw',
  'cleaning prophylaxis prophy hygiene',
  'deep scaling srp',
  'checkup exam examination evaluation recall',
  'emergency urgent limited',
  'gum perio periodontal gingival',
  'filling restoration composite amalgam cavity',
  'crown cap',
  'removal extraction pull',
  'brackets braces orthodontic',
  'guard mouthguard splint nightguard',
  'whitening bleaching',
  'child kid pediatric',
].map((line) => line.split(' '));

/** Words of a question that belong to no procedure name. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and are be can cover covered do does for get have i in is it may need of on plan please she he some the they this to today we you'.split(
    ' ',
  ),
);

/** The words of a question that name a procedure: `fluoride` in `Can we do fluoride today?`. */
export const namedIn = (question: string): readonly string[] =>
  plainWords(question)
    .filter((word) => !FILLERS.has(word))
    .map(singular);

/**
 * The procedures whose text contains, for every such word, a word or synonym that starts with it. Without a match,
 * words may be misspelled.
 */
export function findNamed<Procedure>(
  procedures: readonly Procedure[],
  textOf: (procedure: Procedure) => string,
  named: readonly string[],
): readonly Procedure[] {
  const indexed = procedures.map((procedure) => ({ procedure, words: wordsOf(textOf(procedure)) }));
  const matching = (isMatch: (word: string, name: string) => boolean) =>
    indexed
      .filter(({ words }) => named.every((name) => words.some((word) => isMatch(word, name))))
      .map(({ procedure }) => procedure);
  const exact = matching((word, name) => word.startsWith(name));
  return exact.length > 0 ? exact : matching(isMisspelled);
}

function wordsOf(text: string): readonly string[] {
  const words = plainWords(text).map(singular);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const known = [...words, ...pairs];
  const synonyms = SYNONYMS.filter((line) => line.some((word) => known.includes(word))).flat();
  return [...known, ...synonyms];
}

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** Codes are never guessed. */
function isMisspelled(word: string, name: string): boolean {
  if (/\d/.test(name)) return word.startsWith(name);
  return (
    editsToPrefix(word, name) <=
    Number(name.length >= ONE_ERROR_FROM) + Number(name.length >= TWO_ERRORS_FROM)
  );
}

/** The number of letters to add, remove, replace or swap in `name` so that it begins `word`. */
function editsToPrefix(word: string, name: string): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  const edits = (row: number, at: number) => rows[row]?.[at] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= name.length; row++) {
    rows.push([row]);
    for (let at = 1; at <= word.length; at++) {
      const isSame = name[row - 1] === word[at - 1];
      const isSwapped = name[row - 1] === word[at - 2] && name[row - 2] === word[at - 1];
      rows[row]?.push(
        Math.min(
          edits(row - 1, at) + 1,
          edits(row, at - 1) + 1,
          edits(row - 1, at - 1) + Number(!isSame),
          isSwapped ? edits(row - 2, at - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return Math.min(...(rows.at(-1) ?? []));
}
