/** Words of leaked password lists, of the field and of this product. */
const WORDS = new Set(
  `password passwort passw pass admin administrator welcome letmein login master secret default changeme test testing
  guest user office dental dentist dentistry practice smile teeth tooth bridge bridgework portal qwerty qwertz azerty
  iloveyou sunshine princess football baseball basketball superman batman dragon monkey shadow michael jennifer jordan
  charlie trustno freedom whatever computer internet starwars pokemon summer winter spring autumn january february
  march april june july august september october november december monday friday america liverpool chelsea arsenal
  mustang corvette mercedes cheese cookie flower butterfly hello hellohello abcabc asdasd asdfgh zxcvbn qazwsx
  qweasd killer hunter ranger thomas robert daniel jessica ashley amanda matthew andrew joshua`.split(/\s+/),
);

const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];

export const EASY_TO_GUESS = 'This password is too easy to guess. Choose another one.';

const LEAST_RUN = 3;
const LEAST_NAME = 4;
const FEWEST_LETTERS = 4;

const SPELLED: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * A common word in any spelling with additions, a row of neighboring keys, a few repeated letters, or the user's name.
 */
export function isEasyToGuess(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  const name = (username.split('@')[0] ?? '').toLowerCase();
  return (
    new Set(lower).size < FEWEST_LETTERS ||
    isOfRuns(lower) ||
    coresOf(lower).some((core) => WORDS.has(core)) ||
    (name.length >= LEAST_NAME && lower.includes(name))
  );
}

/** The password without prefix and suffix, both as typed and with letters in place of look-alike characters. */
function coresOf(lower: string): string[] {
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const trimmed = lower.replace(/^[^a-z@$]+|[\d .?^!*#%&/()=+]+$/g, '');
  const spelled = [...trimmed].map((letter) => SPELLED[letter] ?? letter).join('');
  return [bare, trimmed, spelled];
}

/** Consists of runs along the keyboard or the alphabet, in either direction. */
function isOfRuns(lower: string): boolean {
  const runs = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
  const goesOn = (end: number): boolean =>
    end === lower.length ||
    Array.from({ length: lower.length - end - LEAST_RUN + 1 }, (_, more) => end + LEAST_RUN + more).some(
      (next) => runs.some((run) => run.includes(lower.slice(end, next))) && goesOn(next),
    );
  return goesOn(0);
}
