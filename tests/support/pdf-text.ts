import { inflateSync } from 'node:zlib';

interface Part {
  dictionary: string;
  /** The decompressed content of its stream; empty if it has none. */
  content: string;
}

/** A drawn text, its page, and the height of its baseline above the bottom of the page, in points. */
interface PlacedText {
  text: string;
  page: number;
  height: number;
}

/** The text that a reader copies from one of our PDFs: the drawn texts, one per line, in order. */
export const textsOf = (pdf: Uint8Array): string[] => placedTextsOf(pdf).map(({ text }) => text);

export function placedTextsOf(pdf: Uint8Array): PlacedText[] {
  const parts = partsOf(pdf);
  const readers = readersByFont(parts);
  let [font, height] = ['', 0];
  return [...parts.values()].flatMap(({ content }, page) =>
    (content.match(/1 0 0 1 \S+ \S+ Tm|\/\w+ [\d.]+ Tf|\[[^\]]*\] TJ/g) ?? []).flatMap((operator) => {
      height = Number(/^1 0 0 1 \S+ (\S+) Tm$/.exec(operator)?.[1] ?? height);
      font = /^\/(\w+) [\d.]+ Tf$/.exec(operator)?.[1] ?? font;
      if (!operator.endsWith(' TJ')) return [];
      const read = readers.get(font);
      if (!read) throw new Error(`The page names no font ${font}.`);
      return [{ text: shownBy(operator, read), page, height }];
    }),
  );
}

/** The texts that a screen reader reads instead of the drawn ones. */
export const actualTextsOf = (pdf: Uint8Array): string[] =>
  [...partsOf(pdf).values()].flatMap(({ dictionary }) => {
    const written = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(dictionary)?.[1];
    return written === undefined
      ? []
      : [utf16(Buffer.from(unescaped(written), 'latin1').toString('hex').slice(4))];
  });

function partsOf(pdf: Uint8Array): Map<string, Part> {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...objects].map(([, id = '', text = '']) => {
      const [dictionary = '', stream] = text.split(/\nstream\n/);
      const bytes = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1');
      const packed = dictionary.includes('/FlateDecode');
      return [id, { dictionary, content: packed ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

/** How to decode a font's letters, by the font's name on the page. */
function readersByFont(parts: ReadonlyMap<string, Part>): Map<string, (hex: string) => string> {
  const named = [...parts.values()].flatMap(({ dictionary }) => [
    ...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g),
  ]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const font = parts.get(id)?.dictionary ?? '';
      const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
      if (map !== undefined) return [name, byGlyphs(parts.get(map)?.content ?? '')];
      if (font.includes('/WinAnsiEncoding')) return [name, byWindows1252];
      throw new Error(`No reader can tell the letters of the font ${name}.`);
    }),
  );
}

/** An embedded font maps each of its glyphs, in order, to a letter. */
function byGlyphs(map: string): (hex: string) => string {
  const letters = [...map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)]
    .flatMap(([, range = '']) => [...range.slice(range.indexOf('[')).matchAll(/<([0-9a-f ]*)>/g)])
    .map(([, hex = '']) => utf16(hex.replaceAll(' ', '')));
  return (hex) => (hex.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)]).join('');
}

/** Node.js 20 decodes the dash of Windows-1252 as a control character. */
const byWindows1252 = (hex: string): string =>
  new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')).replaceAll('\u0096', '–');

const shownBy = (operator: string, read: (hex: string) => string): string =>
  [...operator.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => read(hex)).join('');

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
