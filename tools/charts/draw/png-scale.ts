const SCALE = 2;
/** Chromium and Firefox draw no canvas that is longer. */
const LONGEST_SIDE = 16_384;

/** How much larger than its drawing a PNG is: twice, or as much as a browser can draw. */
export const pngScale = (width: number, height: number): number =>
  Math.min(SCALE, LONGEST_SIDE / Math.max(width, height));
