import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { ROOT } from '../root.ts';

const FOLDER = path.join(ROOT, 'server', 'receipts', 'fonts');
const LATIN_1 = /^[\u0020-\u007E\u00A0-\u00FF]$/;
/** What the standard fonts of PDF hold beyond Latin-1: the rest of Windows-1252. */
const FURTHER = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A font's name where every reader has it, else the font, which goes into the file. */
type Source = string | Font;

export interface Typeface {
  /** For whatever people wrote. */
  regular: Source;
  /** For titles and labels, which are ours. */
  bold: Source;
  holds(letter: string): boolean;
}

const STANDARD: Typeface = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  holds: (letter) => LATIN_1.test(letter) || FURTHER.includes(letter),
};

let inter: Promise<Typeface> | undefined;

/** The standard fonts where they hold every letter, since such a file is smaller and sooner made; else Inter. */
export async function typefaceFor(texts: readonly string[]): Promise<Typeface> {
  const letters = [...texts.join('').normalize('NFC')];
  if (letters.every(STANDARD.holds)) return STANDARD;
  inter ??= readInter();
  return inter;
}

/** Once a process: reading a font takes longer than a receipt. */
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
 * Tells each glyph its letter before it is first met as a part of another (the dotted capital I has an I in it): the
 * glyph keeps what it is told first, and by it a reader of the file knows the letter again. Of two letters with one
 * glyph the later one counts: the quotation mark ’ rather than the modifier letter.
 */
function nameGlyphs(font: Font): void {
  for (const letter of [...font.characterSet].reverse()) font.glyphForCodePoint(letter);
}
