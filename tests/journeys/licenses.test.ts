import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, vi } from 'vitest';
import { ROOT } from '../../scripts/house/root.mjs';
import { it } from './support/journey.ts';

const BUILT_PORTAL = path.join(ROOT, 'dist/portal');
const INNERMOST_PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What the files of the portal and of its frames are made from, according to their source maps and assets. */
async function builtSources(): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'production');
  const options = { write: false, sourcemap: 'hidden' } as const;
  const built = await Promise.all(
    ['vite.config.ts', 'vite.frames.config.ts'].map((configFile) =>
      build({ configFile, logLevel: 'error', build: options }),
    ),
  ).finally(() => vi.unstubAllEnvs());
  return built
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) => {
      if (file.type === 'asset') return file.originalFileNames;
      const folder = path.dirname(path.join(BUILT_PORTAL, file.fileName));
      return file.map?.sources.map((source) => path.resolve(folder, source)) ?? [];
    });
}

const LICENSES = [
  ['node_modules/react/LICENSE', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
  ['node_modules/xstate/LICENSE', 'Copyright (c) 2015 David Khourshid'],
  ['node_modules/@radix-ui/react-dialog/LICENSE', 'Copyright (c) 2022 WorkOS'],
  ['node_modules/react-aria-components/LICENSE', 'Apache License'],
  ['node_modules/lucide/LICENSE', 'Copyright (c) 2026 Lucide Icons and Contributors'],
  ['node_modules/@fontsource-variable/inter/LICENSE', 'SIL OPEN FONT LICENSE Version 1.1'],
  ['node_modules/swagger-ui-dist/NOTICE', 'SmartBear Software Inc.'],
  ['node_modules/rolldown/LICENSE', 'VoidZero Inc.'],
] as const;

it('the notices are compressed text that the browser revalidates, with each whole license, or the author of a package without one', async ({
  address,
}) => {
  const response = await fetch(`${address}/licenses.txt`, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  const names = ['content-type', 'content-encoding', 'cache-control'];
  expect(names.map((name) => response.headers.get(name))).toEqual([
    'text/plain; charset=utf-8',
    'br',
    'no-cache',
  ]);
  const notices = await response.text();
  for (const [file, known] of LICENSES) {
    const license = read(file).trim();
    expect(license).toContain(known);
    expect(notices, file).toContain(license);
  }
  expect(notices).toMatch(/^react-remove-scroll-bar [\d.]+ \(MIT\), by Anton Korzunov/m);
});

it('the notices name every package and font that the built files contain', async ({ address }) => {
  const notices = (await (await fetch(`${address}/licenses.txt`)).text()).split('\n');
  const sources = await builtSources();
  const packages = new Set(sources.flatMap((source) => INNERMOST_PACKAGE.exec(source)?.[0] ?? []));
  const named = [...packages].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return `${name} ${version} (${license})`;
  });
  const fonts = sources.filter((source) => source.endsWith('.woff2')).map((source) => path.basename(source));
  expect(named.length).toBeGreaterThan(20);
  expect(fonts).toContain('inter-basic.woff2');
  expect([...named, ...fonts].filter((part) => !notices.some((line) => line.startsWith(part)))).toEqual([]);
});
