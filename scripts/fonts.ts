/**
 * Cuts the interface font out of @fontsource-variable/inter into src/ui/fonts.
 * `npm run fonts` writes the files, `npm run fonts -- --check` fails when one is missing or stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const WEIGHTS = { wght: { min: 400, max: 600 } };
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'case', 'zero'];
const TYPOGRAPHIC = '\u00a0©·–—‘’“”…•−×';

const target = join(dirname(fileURLToPath(import.meta.url)), '../src/ui/fonts');
const source = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/package.json')));

const basicLatin = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => i + 0x20));

/** Basic Latin paints the first page; the two larger files load only for the characters they hold. */
const cuts = [
  { file: 'inter-basic.woff2', from: 'inter-latin-wght-normal.woff2', text: basicLatin + TYPOGRAPHIC },
  { file: 'inter-latin.woff2', from: 'inter-latin-wght-normal.woff2', text: null },
  { file: 'inter-latin-ext.woff2', from: 'inter-latin-ext-wght-normal.woff2', text: null },
];

async function cut({ from, text }: (typeof cuts)[number]): Promise<Buffer> {
  const font = await readFile(join(source, 'files', from));
  return subsetFont(font, text ?? '', {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
    ...(text === null ? { keepAllGlyphs: true } : {}),
  });
}

const check = process.argv.includes('--check');
await mkdir(target, { recursive: true });
const stale: string[] = [];
const outputs = [
  ...(await Promise.all(cuts.map(async (each) => ({ file: each.file, bytes: await cut(each) })))),
  { file: 'LICENSE', bytes: await readFile(join(source, 'LICENSE')) },
];
for (const { file, bytes } of outputs) {
  const path = join(target, file);
  if (check) {
    const present = await readFile(path).catch(() => Buffer.alloc(0));
    if (!present.equals(bytes)) stale.push(file);
  } else {
    await writeFile(path, bytes);
    console.log(`${file} ${bytes.length} bytes`);
  }
}
if (stale.length > 0) {
  console.error(`Stale fonts: ${stale.join(', ')}. Run: npm run fonts`);
  process.exitCode = 1;
}
