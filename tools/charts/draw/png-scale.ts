const SCALE = 2;
/** Chromium and Firefox draw no longer canvas. */
const LONGEST_SIDE = 16_384;

/** The scale of a PNG relative to its drawing: two, or as large as a browser can draw. */
export const pngScale = (width: number, height: number): number =>
  Math.min(SCALE, LONGEST_SIDE / Math.max(width, height));
