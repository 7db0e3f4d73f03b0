/** The part of `whole` for step `done` of `total`, to the nearest cent. All steps add up to the whole. */
export function shareAt(whole: number, done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((2 * whole * done + total) / (2 * total));
}
