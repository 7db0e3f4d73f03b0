// Writes a brotli and a gzip file beside each built text file, where it is smaller. Runs last in `npm run build`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const ASSETS = path.resolve(import.meta.dirname, '../../dist/portal');
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

const files = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
await Promise.all(files.map((file) => compress(path.join(ASSETS, file))));
