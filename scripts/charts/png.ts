import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { pngScale } from '#charts/draw/png-scale.ts';

const require = createRequire(import.meta.url);
/** The drawing's own styles. System fonts would make the picture differ between computers. */
const FONTS = ['400Regular', '400Regular_Italic', '600SemiBold'].map((style) =>
  require.resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`),
);

/** Draws the SVG of a chart as a PNG. */
export function drawPng(svg: string): Buffer {
  const font = { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Inter' };
  const { width, height } = new Resvg(svg, { font });
  const scale = pngScale(width, height);
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } }).render().asPng();
}
