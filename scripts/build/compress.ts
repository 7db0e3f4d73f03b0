// Writes a brotli and a gzip file beside each built text file, where it is smaller. Runs last in `npm run build`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const FOLDERS = ['portal', 'statecharts'].map((name) =>
  path.resolve(import.meta.dirname, '../../dist', name),
);
const TEXT = /\.(?:js|css|svg|json|txt)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) writeFileSync(`${file}.br`, br);
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .map((file) => path.join(folder, file)),
);
await Promise.all(files.map(compress));
