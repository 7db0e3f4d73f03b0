import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyRepository, type PlantedRepository, program } from './planted.ts';

interface Report {
  diagnostics: { category: string; severity: string; location: { path: string } }[];
}

const GLOBALS = 'lint/style/noRestrictedGlobals';
const IMPORTS = 'lint/style/noRestrictedImports';

/** Files in which no screen and no machine may access the browser or have its own state. */
const CALM_FOLDERS = ['screens/goals', 'widgets/fees', 'frames/report', 'machines/goals', 'domain'];

const HOOKS = ['useState', 'useEffect', 'useLayoutEffect', 'useReducer', 'useRef', 'useMemo', 'useContext'];

type Ban = readonly [what: string, text: string, rule: string];

const CALM_BANS: readonly Ban[] = [
  ...HOOKS.map(
    (hook): Ban => [hook, `import { ${hook} } from 'react';\nexport const x = ${hook};\n`, IMPORTS],
  ),
  ['all of React', "import * as React from 'react';\nexport const x = React.useState;\n", IMPORTS],
  ['React as a whole', "import React from 'react';\nexport const x = React.useState;\n", IMPORTS],
  ['a timer', 'export const x = () => setTimeout(() => undefined, 1);\n', GLOBALS],
  ['an interval', 'export const x = () => setInterval(() => undefined, 1);\n', GLOBALS],
  ['an animation frame', 'export const x = () => requestAnimationFrame(() => undefined);\n', GLOBALS],
  ['fetch', "export const x = () => fetch('/api/user');\n", GLOBALS],
  ['local storage', "export const x = () => localStorage.getItem('Token');\n", GLOBALS],
  ['session storage', "export const x = () => sessionStorage.getItem('Token');\n", GLOBALS],
  ['window', 'export const x = () => window.name;\n', GLOBALS],
  ['document', 'export const x = () => document.title;\n', GLOBALS],
  ['globalThis', 'export const x = () => globalThis.name;\n', GLOBALS],
  ['the address bar', "export const x = () => location.assign('/');\n", GLOBALS],
  ['the console', "export const x = () => console.log('x');\n", 'lint/suspicious/noConsole'],
];

const BANS: readonly [what: string, file: string, text: string, rule: string][] = [
  [
    'a default export',
    'src/ui/Card/Card.tsx',
    'export default function Card() {}\n',
    'lint/style/noDefaultExport',
  ],
  ['a barrel', 'src/ui/index.ts', "export * from './Card/Card.tsx';\n", 'lint/performance/noReExportAll'],
  ['any', 'server/a.ts', 'export const x = (y: any) => y;\n', 'lint/suspicious/noExplicitAny'],
  ['an enum', 'src/domain/e.ts', 'export enum Color { Red }\n', 'lint/style/noEnum'],
  ['`:has()` with any element', 'src/ui/Card/Any.css', '.a:has(*) {\n  color: inherit;\n}\n', 'plugin'],
  ['`:has()` with `:not()`', 'src/ui/Card/Not.css', '.a:has(.b:not(.c)) {\n  color: inherit;\n}\n', 'plugin'],
  [
    '`:root:has()` before a descendant',
    'src/ui/Card/Root.css',
    ':root:has(.a) .b {\n  color: inherit;\n}\n',
    'plugin',
  ],
  ['a raw color in a style', 'src/ui/Card/Card.css', 'a {\n  color: #fff;\n}\n', 'lint/style/noHexColors'],
  [
    'an environment variable read outside the configuration',
    'server/handlers/h.ts',
    "export const x = process.env['PORT'];\n",
    'lint/style/noProcessEnv',
  ],
  [
    'a module of Node in the browser',
    'src/app/a.ts',
    "import fs from 'node:fs';\nexport const x = fs;\n",
    'lint/correctness/noNodejsModules',
  ],
  [
    'a root actor that problem reports miss',
    'src/app/root.ts',
    "import { createActor as start } from 'xstate';\nexport const x = start;\n",
    'plugin',
  ],
  [
    'a root actor through a namespace import of XState',
    'src/widgets/fees/root.ts',
    "import * as xstate from 'xstate';\nexport const x = xstate.createActor;\n",
    'plugin',
  ],
  [
    'a test that is left out',
    'tests/domain/a.test.ts',
    "import { it } from 'vitest';\nit.skip('x', () => {});\n",
    'lint/suspicious/noSkippedTests',
  ],
  [
    'a test that waits for a while',
    'tests/journeys/a.test.ts',
    'export const x = async (page: { waitForTimeout(ms: number): Promise<void> }) => {\n  await page.waitForTimeout(5);\n};\n',
    'lint/suspicious/noPlaywrightWaitForTimeout',
  ],
  [
    'a file of more than 300 lines',
    'src/domain/long.ts',
    Array.from({ length: 301 }, (_, line) => `export const x${line} = ${line};\n`).join(''),
    'lint/style/noExcessiveLinesPerFile',
  ],
];

const ALLOWED: readonly [what: string, file: string, text: string][] = [
  ['a type of React in a screen', 'src/screens/a/A.tsx', "export type { ReactNode } from 'react';\n"],
  [
    'a hook in the design system',
    'src/ui/Card/Card2.tsx',
    "import { useId } from 'react';\nexport const x = useId;\n",
  ],
  [
    'a timer where ports are provided',
    'src/app/b.ts',
    'export const x = () => setTimeout(() => undefined, 1);\n',
  ],
  [
    'the module that starts root actors',
    'src/machines/roots.ts',
    "import { createActor } from 'xstate';\nexport const x = createActor;\n",
  ],
  ['the registry of machines', 'src/machines/index.ts', "export { a } from './a/a.machine.ts';\n"],
];

const calm = CALM_FOLDERS.flatMap((folder) =>
  CALM_BANS.map(([what, text, rule], place) => ({
    folder,
    what,
    rule,
    file: `src/${folder}/planted${place}.ts`,
    text,
  })),
);

describe('the lint', () => {
  let repository: PlantedRepository;
  let found: Report['diagnostics'];

  beforeAll(async () => {
    repository = await emptyRepository();
    const files = [
      ...calm.map(({ file, text }) => [file, text] as const),
      ...BANS.map(([, file, text]) => [file, text] as const),
      ...ALLOWED.map(([, file, text]) => [file, text] as const),
    ];
    repository.plant({ '.gitignore': '', ...Object.fromEntries(files) });
    const run = spawnSync(
      program('biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false', 'src', 'server', 'tests'],
      { cwd: repository.folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    found = JSON.parse(run.stdout).diagnostics;
  });

  afterAll(() => repository[Symbol.asyncDispose]());

  const errorsIn = (file: string): string[] =>
    found
      .filter(({ location, severity }) => severity === 'error' && location.path.endsWith(file))
      .map(({ category }) => category);

  it.each(calm)('rejects $what in src/$folder', ({ file, rule }) => {
    expect(errorsIn(file)).toContain(rule);
  });

  it.each(BANS)('rejects %s', (_what, file, _text, rule) => {
    expect(errorsIn(file)).toContain(rule);
  });

  it.each(ALLOWED)('accepts %s', (_what, file) => {
    expect(errorsIn(file)).toEqual([]);
  });
});
