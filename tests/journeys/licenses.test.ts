import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';
import { it } from './support/journey.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

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

it('the license notices are compressed text that the browser revalidates, with the full license of each package and font, or the author of a package without one', async ({
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
  expect(notices).toMatch(/^inter-basic\.woff2/m);
  expect(notices).toMatch(/^react-remove-scroll-bar [\d.]+ \(MIT\), by Anton Korzunov/m);
});
