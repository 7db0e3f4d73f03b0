import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { ROOT } from '../root.ts';

const FOLDER = path.join(ROOT, 'server', 'receipts', 'fonts');
const LATIN_1 = /^[\u0020-\u007E\u00A0-\u00FF]$/;
/** Windows-1252 beyond Latin-1. */
const FURTHER = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** The name of a standard font, or a font to embed. */
type Source = string | Font;

export interface Typeface {
  regular: Source;
  bold: Source;
  holds(letter: string): boolean;
}

const STANDARD: Typeface = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  holds: (letter) => LATIN_1.test(letter) || FURTHER.includes(letter),
};

let inter: Promise<Typeface> | undefined;

/** Standard fonts make smaller files faster. Inter has more letters. */
export async function typefaceFor(texts: readonly string[]): Promise<Typeface> {
  const letters = [...texts.join('').normalize('NFC')];
  if (letters.every(STANDARD.holds)) return STANDARD;
  inter ??= readInter();
  return inter;
}

/** Cached: loading a font takes longer than a receipt. */
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
