import { isProof } from '../../scripts/test/hangs.ts';

export { isProof };

/** The number of repetitions: full under PROVE, otherwise a sample of at least a twentieth. */
export function times(full: number, sample: number): number {
  if (sample * 20 < full) throw new Error(`A sample of ${sample} is less than a twentieth of ${full}.`);
  return isProof ? full : sample;
}

/** The full list under PROVE, otherwise a sample. `count` measures both, by length by default. */
export function fullOr<One>(
  full: readonly One[],
  sample: readonly One[],
  count: (some: readonly One[]) => number = ({ length }) => length,
): readonly One[] {
  times(count(full), count(sample));
  return isProof ? full : sample;
}

/** The whole list under PROVE, otherwise the chosen items: at least a twentieth. */
export function sampleOf<One>(
  all: readonly One[],
  isMeant: (one: One, place: number) => boolean,
): readonly One[] {
  return fullOr(all, all.filter(isMeant));
}

/** A named one of five, the same at every run (FNV-1a); under PROVE each. */
export function isInSample(name: string): boolean {
  const hash = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return isProof || (hash >>> 0) % 5 === 0;
}
