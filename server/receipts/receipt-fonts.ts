import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { ROOT } from '../root.ts';

const FOLDER = path.join(ROOT, 'server', 'receipts', 'fonts');
export interface Typeface {
  regular: Font;
  bold: Font;
  holds(letter: string): boolean;
}

let inter: Promise<Typeface> | undefined;

/** The portal's typeface. Cached: loading a font takes longer than a receipt. */
export function receiptTypeface(): Promise<Typeface> {
  inter ??= readInter();
  return inter;
}

async function readInter(): Promise<Typeface> {
  const { create } = await import('fontkit');
  const fontIn = async (file: string): Promise<Font> => {
    const font = create(await readFile(path.join(FOLDER, file)));
    if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
    nameGlyphs(font);
    return font;
  };
  const regular = await fontIn('inter-regular.ttf');
  return {
    regular,
    bold: await fontIn('inter-semibold.ttf'),
    holds: (letter) => regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  };
}

/**
 * A glyph keeps the first letter that uses it, and readers copy that letter. This loop assigns the base letters
 * before a composed letter (the dotted capital I contains an I) can. If two letters share a glyph, the last one here
 * wins: the apostrophe ’ over the modifier letter.
 */
function nameGlyphs(font: Font): void {
  for (const letter of [...font.characterSet].reverse()) font.glyphForCodePoint(letter);
}
