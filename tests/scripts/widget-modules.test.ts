import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widgetModules } from '../../scripts/vite/widget-modules.ts';

const SOURCES: Record<string, string> = {
  'index.html': '<!doctype html><title>Portal</title><script type="module" src="/src/main.js"></script>',
  'src/main.js':
    "import { shared } from './shared.js';\nglobalThis.portal = shared('portal');\nglobalThis.open = () => import('./widgets/host/guest.ts').then(({ load }) => load('fees'));\n",
  'src/widgets/host/guest.ts':
    'export const load = (name) => import(/* @vite-ignore */ "/widgets/" + name);\n',
  'src/shared.js': "export const shared = (word) => ['both need', word].join(' ').repeat(2);\n",
  'src/widgets/host/contract.ts': 'export const version = 1;\n',
  'src/widgets/fees/main.ts':
    "import { shared } from '../../shared.js';\nexport default () => shared('fees');\nexport const show = () => import('./fees.ts');\n",
  'src/widgets/fees/fees.ts': "import './fees.css';\nexport const fees = 'the fees';\n",
  'src/widgets/fees/fees.css': '.fees { color: red; }\n',
};

describe('widgets of src/widgets', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bridgework-widgets-'));
  const dist = path.join(root, 'dist');

  beforeAll(async () => {
    for (const [name, text] of Object.entries(SOURCES)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    const options = { modulePreload: { polyfill: false } };
    await build({ root, configFile: false, logLevel: 'error', plugins: [widgetModules()], build: options });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('WIDGET-1: are built with the portal, each at its address, with styles and chunks', async () => {
    expect(readdirSync(path.join(dist, 'widgets'))).toEqual(['fees.js']);
    const assets = readdirSync(path.join(dist, 'assets'));
    expect(assets.some((name) => /^fees-.*\.css$/.test(name))).toBe(true);
    expect(assets.some((name) => /^fees-.*\.js$/.test(name))).toBe(true);
  });

  it('share modules with the portal, whose first page loads one script', async () => {
    const [widget = '', page = ''] = ['widgets/fees.js', 'index.html'].map((name) =>
      readFileSync(path.join(dist, name), 'utf8'),
    );
    const scripts = page.match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(widget).toContain(`"..${scripts[0]}"`);
  });

  it('export their default function', async () => {
    const module = await import(pathToFileURL(path.join(dist, 'widgets/fees.js')).href);
    expect(module.default()).toBe('both need feesboth need fees');
  });
});
