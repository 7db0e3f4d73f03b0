/** Everything at its full size, as `npm run prove` has it. */
export const isProof = process.env['PROVE'] === '1';

/** How often something long is done: in full for a proof, else a sample, which is at least a twentieth. */
export function times(full: number, sample: number): number {
  if (sample * 20 < full) throw new Error(`A sample of ${sample} is less than a twentieth of ${full}.`);
  return isProof ? full : sample;
}

/** What is done in full for a proof, else by a sample; both are counted by their length, or as the last says. */
export function fullOr<One>(
  full: readonly One[],
  sample: readonly One[],
  count: (some: readonly One[]) => number = ({ length }) => length,
): readonly One[] {
  times(count(full), count(sample));
  return isProof ? full : sample;
}

/** All of a list for a proof, else those of it that are meant: at least a twentieth. */
export function sampleOf<One>(
  all: readonly One[],
  isMeant: (one: One, place: number) => boolean,
): readonly One[] {
  return fullOr(all, all.filter(isMeant));
}
