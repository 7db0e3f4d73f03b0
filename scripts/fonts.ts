/**
 * Subsets the fonts of our packages: those of the interface into src/ui/fonts, those of receipts
 * into server/receipts/fonts. `npm run fonts` writes the files, `npm run fonts -- --check` fails when one is missing
 * or stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const WEIGHTS = { wght: { min: 400, max: 600 } };
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'case', 'zero'];
const TYPOGRAPHIC = '\u00a0©·–—‘’“”…•−×';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const interfaces = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/package.json')));
const prints = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/package.json')));

const letters = (...ranges: readonly (readonly [first: number, last: number])[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

const basicLatin = letters([0x20, 0x7e]);
/** Latin with its extensions, Greek, Cyrillic and punctuation. */
const printed = letters(
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x205e],
  [0x20a0, 0x20bf],
);

/** Basic Latin is enough for the first paint. The two larger files load only when a page contains their characters. */
const interfaceCuts = [
  { file: 'inter-basic.woff2', from: 'inter-latin-wght-normal.woff2', text: basicLatin + TYPOGRAPHIC },
  { file: 'inter-latin.woff2', from: 'inter-latin-wght-normal.woff2', text: null },
  { file: 'inter-latin-ext.woff2', from: 'inter-latin-ext-wght-normal.woff2', text: null },
];

/** Only the regular weight needs every letter, because names use it. We write the titles and labels. */
const receiptCuts = [
  { file: 'inter-regular.ttf', from: '400Regular/Inter_400Regular.ttf', text: printed },
  { file: 'inter-semibold.ttf', from: '600SemiBold/Inter_600SemiBold.ttf', text: basicLatin },
];

async function cutForInterface({ from, text }: (typeof interfaceCuts)[number]): Promise<Buffer> {
  const font = await readFile(join(interfaces, 'files', from));
  return subsetFont(font, text ?? '', {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
    ...(text === null ? { keepAllGlyphs: true } : {}),
  });
}

/** Without kerning and ligatures, because their lookup takes a third of a receipt's time. */
const cutForReceipts = async ({ from, text }: (typeof receiptCuts)[number]): Promise<Buffer> =>
  subsetFont(await readFile(join(prints, from)), text, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noHinting: true,
  });

const inFolder = async (
  folder: string,
  files: readonly (readonly [name: string, bytes: Promise<Buffer>])[],
): Promise<{ path: string; bytes: Buffer }[]> =>
  Promise.all(files.map(async ([name, bytes]) => ({ path: join(root, folder, name), bytes: await bytes })));

const outputs = [
  ...(await inFolder('src/ui/fonts', [
    ...interfaceCuts.map((each) => [each.file, cutForInterface(each)] as const),
    ['LICENSE', readFile(join(interfaces, 'LICENSE'))],
  ])),
  ...(await inFolder('server/receipts/fonts', [
    ...receiptCuts.map((each) => [each.file, cutForReceipts(each)] as const),
    ['LICENSE', readFile(join(prints, 'LICENSE_FONT'))],
  ])),
];

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const { path, bytes } of outputs) {
  if (check) {
    const present = await readFile(path).catch(() => Buffer.alloc(0));
    if (!present.equals(bytes)) stale.push(path);
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    console.log(`${path} ${bytes.length} bytes`);
  }
}
if (stale.length > 0) {
  console.error(`Stale fonts: ${stale.join(', ')}. Run: npm run fonts`);
  process.exitCode = 1;
}
