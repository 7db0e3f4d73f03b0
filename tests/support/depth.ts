/** Everything at its full size, as `npm run prove` has it. */
export const isProof = process.env['PROVE'] === '1';

/** How often something long is done: in full for a proof, else a sample, which is at least a twentieth. */
export function times(full: number, sample: number): number {
  if (sample * 20 < full) throw new Error(`A sample of ${sample} is less than a twentieth of ${full}.`);
  return isProof ? full : sample;
}
