import { shareAt } from './share-at.ts';

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

const HUNDREDTHS = 100;

/** From the stored hundredths of a percent. */
export const percentOf = (hundredths: number): number => hundredths / HUNDREDTHS;

export const hundredthsOf = (percent: number): number => Math.round(percent * HUNDREDTHS);

/** The parts differ by at most a cent and add up to the whole. */
export function equalParts(whole: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, part) => shareAt(whole, part + 1, count) - shareAt(whole, part, count),
  );
}
