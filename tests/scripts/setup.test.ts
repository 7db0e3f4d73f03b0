import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, sourcesHash } from '../../scripts/setup/build.mjs';
import { DISABLED_FEATURES, findChromium } from '../../scripts/setup/chromium.mjs';
import { isInstalled } from '../../scripts/setup/install.mjs';
import { isNewEnough } from '../../scripts/setup/node-version.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bridgework-setup-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

describe('the version of Node.js', () => {
  it('is at least that of package.json', () => {
    expect(isNewEnough('20.19.0', '>=20.19')).toBe(true);
    expect(isNewEnough('20.18.3', '>=20.19')).toBe(false);
    expect(isNewEnough('22.1.0', '>=20.19')).toBe(true);
    expect(isNewEnough('18.20.0', '>=20.19')).toBe(false);
  });
});

describe('the installed packages', () => {
  const lock = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/other-platform': { version: '1.0.0', integrity: 'y', optional: true },
  };
  const a = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };

  it('are complete when they match the lockfile, without those of other platforms', () => {
    expect(isInstalled(lock, a)).toBe(true);
  });

  it('are installed again when one is missing, old or superfluous', () => {
    expect(isInstalled(lock, undefined)).toBe(false);
    expect(isInstalled(lock, { 'node_modules/a': { version: '0.9.0', integrity: 'w' } })).toBe(false);
    expect(isInstalled(lock, {})).toBe(false);
    expect(isInstalled(lock, { ...a, 'node_modules/b': { version: '1.0.0' } })).toBe(false);
  });
});

describe('the build', () => {
  const built = () => {
    write('dist/server/main.js');
    write('dist/.sources', sourcesHash(folder));
  };

  it('is current after building, even if files were rewritten without a change', () => {
    write('src/a.ts', 'one');
    built();
    write('src/a.ts', 'one');
    expect(isBuilt(folder)).toBe(true);
  });

  it('is stale when a source was changed, added, renamed or removed', () => {
    write('src/a.ts', 'one');
    built();
    write('src/a.ts', 'two');
    expect(isBuilt(folder)).toBe(false);
    built();
    write('openapi/b.yaml');
    expect(isBuilt(folder)).toBe(false);
    built();
    rmSync(path.join(folder, 'openapi/b.yaml'));
    write('openapi/c.yaml');
    expect(isBuilt(folder)).toBe(false);
    built();
    rmSync(path.join(folder, 'src/a.ts'));
    expect(isBuilt(folder)).toBe(false);
  });

  it('is stale when it is missing', () => {
    expect(isBuilt(folder)).toBe(false);
    built();
    rmSync(path.join(folder, 'dist/server/main.js'));
    expect(isBuilt(folder)).toBe(false);
  });

  it('does not depend on docs and tests', () => {
    built();
    write('docs/a.md');
    write('tests/a.test.ts');
    expect(isBuilt(folder)).toBe(true);
  });
});

describe('the test browser', () => {
  it('is that of CHROMIUM_PATH, else the first Chromium or Chrome on the path, else none', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/browser' })).toBe('/opt/browser');
    write('bin/google-chrome');
    expect(findChromium({ PATH: path.join(folder, 'bin') })).toBe(undefined);
    chmodSync(path.join(folder, 'bin/google-chrome'), 0o755);
    expect(findChromium({ PATH: `/nowhere:${path.join(folder, 'bin')}` })).toBe(
      path.join(folder, 'bin/google-chrome'),
    );
  });

  it('is a headless shell rather than a browser with windows', () => {
    for (const name of ['chromium', 'chromium-headless-shell']) {
      write(`bin/${name}`);
      chmodSync(path.join(folder, `bin/${name}`), 0o755);
    }
    expect(findChromium({ PATH: path.join(folder, 'bin') })).toBe(
      path.join(folder, 'bin/chromium-headless-shell'),
    );
  });

  it('disables every feature that Playwright disables, because a second list replaces the first', () => {
    const playwright = readFileSync(
      path.join(ROOT, 'node_modules/playwright-core/lib/coreBundle.js'),
      'utf8',
    );
    const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? [];
    const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
    expect(names).toContain('HttpsUpgrades');
    expect(DISABLED_FEATURES).toEqual(expect.arrayContaining(names));
  });
});
