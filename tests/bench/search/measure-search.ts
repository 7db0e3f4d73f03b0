import type { Page } from 'playwright-core';
import { type Frames, framesOf, interactionsOf } from '#bench/browser/interactions.ts';
import { INPUT_DEBOUNCE_MS } from '#domain/text/field.ts';
import { PAUSE_MS, REST_MS } from './conditions.ts';
import { keyToRows } from './key-to-rows.ts';
import { pause, typeKeys } from './keyboard.ts';
import { openSearch, type Visit } from './visit.ts';
import { type Seen, seenWhile } from './watch.ts';
import { KIND_NAMES, KINDS, type Kind, type Wanted } from './words.ts';

const ROWS = { rows: true } as const;
const SEARCH = /\/patient\/search$/;
export const ALL_PATIENTS = 'all patients';
export type FirstRows = Record<Kind | typeof ALL_PATIENTS, number[]>;

const boxOf = (page: Page) => page.getByRole('searchbox');

/**
 * Measures the time from the request of each search to its first rows. After each search, all patients are listed
 * again.
 */
export async function measureFirstRows({ page }: Visit, people: readonly Wanted[]): Promise<FirstRows> {
  await openSearch(page);
  const times = Object.fromEntries([...KIND_NAMES, ALL_PATIENTS].map((kind) => [kind, [] as number[]]));
  const search = async (kind: string, text: string) =>
    times[kind]?.push(waitOf(await seenWhile(page, ROWS, () => boxOf(page).fill(text))));
  for (const person of people) {
    for (const kind of KIND_NAMES) {
      await search(kind, KINDS[kind](person));
      await search(ALL_PATIENTS, '');
    }
  }
  return times as FirstRows;
}

function waitOf({ calls, paintedAt }: Seen): number {
  const call = calls.findLast(({ path }) => SEARCH.test(path));
  if (call === undefined) throw new Error('Rows came without a request.');
  return paintedAt - call.from;
}

export interface Typing {
  frames: Frames;
  /** The time from each key to the next paint. */
  keys: readonly number[];
  /** The time from the last key of each word to its rows, without debounce and network. */
  toRows: readonly number[];
}

/** Types and deletes words at a user's speed, with a pause after each. */
export async function measureTyping({ page }: Visit, words: readonly string[]): Promise<Typing> {
  await boxOf(page).click();
  const seen: Seen[] = [];
  for (const word of words) {
    const letters = [...word];
    for (const keys of [letters, letters.map(() => 'Backspace')]) {
      seen.push(await seenWhile(page, ROWS, () => typeKeys(page, keys).then(() => pause(PAUSE_MS))));
    }
  }
  return {
    frames: framesOf(seen.map(({ frames }) => frames)),
    keys: seen.flatMap(({ events }) => interactionsOf(events)),
    toRows: seen.flatMap((each) => keyToRows(each, INPUT_DEBOUNCE_MS)),
  };
}

/** Measures the frames of a page at rest, which are this machine's limit. */
export async function measureRest({ page }: Visit): Promise<Frames> {
  const { frames } = await seenWhile(page, { shows: 'main' }, () => pause(REST_MS));
  return framesOf([frames]);
}
