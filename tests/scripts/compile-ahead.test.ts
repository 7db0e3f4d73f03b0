import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileAhead } from '../../scripts/vite/compile-ahead.ts';

const SOURCES: Record<string, string> = {
  'index.html': '<!doctype html><title>Portal</title><script type="module" src="/src/app/main.tsx"></script>',
  'src/app/main.tsx':
    "import './main.css';\nexport const name = 'portal';\nglobalThis.open = () => import('./shell/SignedInPage.tsx');\n",
  'src/app/main.css': 'body { color: red; }\n',
  'src/app/shell/SignedInPage.tsx':
    "import { name } from '../main.tsx';\nimport './SignedInPage.css';\nexport const page = () => [name, import('./Report.tsx')];\n",
  'src/app/shell/SignedInPage.css': 'main { color: blue; }\n',
  'src/app/shell/Report.tsx': "export const report = 'report';\n",
};

const root = mkdtempSync(path.join(tmpdir(), 'bridgework-compile-'));

beforeAll(async () => {
  mkdirSync(path.join(root, 'src/app/shell'), { recursive: true });
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(path.join(root, name), text);
  const options = { modulePreload: { polyfill: false } };
  await build({ root, configFile: false, logLevel: 'error', plugins: [compileAhead()], build: options });
});
afterAll(() => rmSync(root, { recursive: true }));

it('the login page and the shell are compiled while they load; a page that is opened later is not', () => {
  const folder = path.join(root, 'dist/assets');
  const marked = readdirSync(folder)
    .filter((name) =>
      readFileSync(path.join(folder, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    .map((name) => name.split('-')[0]);
  expect(marked.sort()).toEqual(['SignedInPage', 'index']);
});
