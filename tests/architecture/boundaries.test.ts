import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyRepository, type PlantedRepository, program } from './planted.ts';

interface Cruise {
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] };
}

function cruise(folder: string, ...args: string[]): Cruise {
  const run = spawnSync(program('depcruise'), [...args, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(run.stdout);
}

/** A file, its import, and the rule that has to reject it. */
const PLANTED: readonly [file: string, imported: string, rule: string][] = [
  ['src/domain/rule.ts', 'xstate', 'domain-imports-nothing'],
  ['src/domain/rule2.ts', '#machines/toast/toast.machine.ts', 'domain-imports-nothing'],
  ['src/ui/Card/Card.tsx', '#domain/money/money.ts', 'ui-imports-appearance-only'],
  ['src/ui/Card/Card2.tsx', '#machines/toast/toast.machine.ts', 'ui-imports-appearance-only'],
  ['src/machines/cart/cart.machine.ts', 'react', 'machines-import-xstate-and-domain'],
  ['src/machines/cart/cart2.machine.ts', '#api/client.ts', 'machines-import-xstate-and-domain'],
  ['src/machines/cart/cart3.machine.ts', '#ui/Button/Button.tsx', 'machines-import-xstate-and-domain'],
  ['src/api/patients.ts', '#machines/toast/toast.machine.ts', 'api-imports-openapi-fetch-and-domain'],
  ['src/api/patients2.ts', 'react', 'api-imports-openapi-fetch-and-domain'],
  ['src/react/fields.ts', '#api/client.ts', 'react-binds-machines'],
  ['src/react/fields2.ts', '#app/portal-actors.ts', 'react-binds-machines'],
  ['src/react/fields3.ts', '#ui/Button/Button.tsx', 'react-binds-machines'],
  ['src/screens/goals/Goals.tsx', '#api/client.ts', 'screens-compose'],
  ['src/screens/goals/Goals2.tsx', '#screens/login/Login.tsx', 'screens-compose'],
  ['src/screens/goals/Goals3.tsx', '#app/portal-actors.ts', 'screens-compose'],
  ['src/screens/goals/Goals4.tsx', '#machines/toast/toast.machine.ts', 'screens-read-machines-by-selectors'],
  ['src/screens/goals/goals.ports.ts', '#ui/Button/Button.tsx', 'screens-ports-reach-the-api'],
  ['src/screens/goals/Goals6.tsx', './goals.ports.ts', 'screens-receive-their-actors'],
  ['src/widgets/fees/fees.ports.ts', 'react', 'widgets-ports-reach-the-api'],
  ['src/widgets/fees/FeesScreen.tsx', './fees.ports.ts', 'widgets-receive-their-actors'],
  ['src/widgets/fees/Fees3.tsx', '#machines/toast/toast.machine.ts', 'widgets-read-machines-by-selectors'],
  ['src/widgets/host/hosting.ts', '#widgets/fees/fees.ports.ts', 'widget-hosting-knows-no-widget'],
  ['src/widgets/fees/Fees.tsx', '#screens/login/Login.tsx', 'widgets-compose'],
  ['src/widgets/fees/Fees2.tsx', '#api/client.ts', 'widgets-compose'],
  [
    'src/widgets/host/contract.ts',
    '#machines/toast/toast.machine.ts',
    'the-contract-of-widgets-imports-domain',
  ],
  ['src/screens/goals/Goals5.tsx', '#widgets/host/contract.ts', 'screens-compose'],
  ['src/frames/report/Report.tsx', '#api/client.ts', 'frames-compose'],
  ['src/frames/report/report.ports.ts', '#ui/Button/Button.tsx', 'frames-ports-reach-the-api'],
  ['src/frames/report/ReportScreen.tsx', './report.ports.ts', 'frames-receive-their-actors'],
  ['src/marketplace/Sale.tsx', '#api/client.ts', 'marketplace-composes'],
  [
    'src/marketplace/Sale2.tsx',
    '#machines/toast/toast.machine.ts',
    'marketplace-reads-machines-by-selectors',
  ],
  ['src/marketplace/sale.ports.ts', '#ui/Button/Button.tsx', 'marketplace-ports-reach-the-api'],
  ['src/screens/goals/Goals7.tsx', '#marketplace/Sale.tsx', 'portal-knows-no-marketplace'],
  ['src/frames/card/Card.tsx', '#machines/toast/toast.machine.ts', 'frames-read-machines-by-selectors'],
  [
    'src/frames/report/Report2.tsx',
    '#machines/toast/toast.machine.ts',
    'the-report-is-no-part-of-the-portal',
  ],
  ['src/frames/report/Report3.tsx', '#app/portal-actors.ts', 'the-report-is-no-part-of-the-portal'],
  ['src/react/frame.ts', '#frames/report/Report.tsx', 'the-portal-imports-no-frame'],
  ['src/widgets/fees/mount.tsx', '#app/portal-actors.ts', 'widgets-and-frames-do-not-import-the-shell'],
  ['tools/charts/lint/lint.ts', '#domain/money/money.ts', 'tools-know-no-product'],
  ['tools/charts/lint/lint2.ts', '#tests/support/clock.ts', 'tools-know-no-product'],
  ['tools/charts/lint/lint3.ts', 'react', 'tools-know-no-product'],
  ['src/atelier/Screen.tsx', '#machines/toast/toast.machine.ts', 'atelier-composes'],
  ['src/atelier/Screen2.tsx', '#api/client.ts', 'atelier-composes'],
  ['src/atelier/work.ports.ts', '#tests/support/clock.ts', 'atelier-knows-charts-and-their-models'],
  ['src/app/start4.ts', '../atelier/shown.ts', 'nothing-loads-the-atelier'],
  ['src/app/start.ts', '#server/build.ts', 'src-does-not-import-the-server'],
  ['server/auth/user.handlers.ts', '#ui/Button/Button.tsx', 'server-imports-domain-and-the-contract'],
  [
    'server/auth/user2.handlers.ts',
    '#machines/toast/toast.machine.ts',
    'server-imports-domain-and-the-contract',
  ],
  ['server/auth/user3.handlers.ts', '#api/client.ts', 'server-imports-domain-and-the-contract'],
  ['server/auth/user4.handlers.ts', 'react', 'server-imports-no-browser-library'],
  ['server/auth/user5.handlers.ts', 'fast-check', 'product-imports-no-development-package'],
  ['src/app/start2.ts', '#tests/support/clock.ts', 'product-imports-no-test'],
  ['src/app/start5.ts', '#stories/answers.ts', 'product-imports-no-test'],
  ['src/domain/a.ts', './b.ts', 'no-cycle'],
  ['src/app/start3.ts', '#domain/absent.ts', 'no-unresolvable'],
];

const ALLOWED: readonly [file: string, imported: string][] = [
  ['src/screens/plans/Plans.tsx', '#machines/toast/toast.selectors.ts'],
  ['src/screens/plans/Plans2.tsx', '#react/use-field.ts'],
  ['src/widgets/plans/main.ts', '#api/client.ts'],
  ['src/widgets/plans/mount.tsx', '#app/session/store.ts'],
  ['src/widgets/plans/plans.ports.ts', '#api/client.ts'],
  ['src/widgets/plans/PlansPage.tsx', './plans.ports.ts'],
  ['src/widgets/host/guest.ts', '#api/client.ts'],
  ['src/widgets/plans/Plans.tsx', '#widgets/host/contract.ts'],
  ['src/app/widgets.ts', '#widgets/host/contract.ts'],
  ['src/app/wiring2.ts', '#api/client.ts'],
  ['server/plans/plan.handlers.ts', '#domain/money/money.ts'],
];

const CODE = {
  'src/domain/money/money.ts': 'export const cents = 100;\n',
  'src/domain/b.ts': "import { x } from './a.ts';\nexport const y = x;\n",
  'src/machines/toast/toast.machine.ts':
    "import { cents } from '#domain/money/money.ts';\nexport const toast = cents;\n",
  'src/machines/toast/toast.selectors.ts':
    "import { toast } from './toast.machine.ts';\nexport const shown = toast;\n",
  'src/api/client.ts': "import { cents } from '#domain/money/money.ts';\nexport const client = cents;\n",
  'src/ui/Button/Button.tsx':
    "import { createElement } from 'react';\nexport const Button = createElement;\n",
  'src/react/use-field.ts':
    "import { shown } from '#machines/toast/toast.selectors.ts';\nexport const useField = shown;\n",
  'src/screens/login/Login.tsx':
    "import { useField } from '#react/use-field.ts';\nexport const Login = useField;\n",
  'src/app/session/store.ts':
    "import { cents } from '#domain/money/money.ts';\nexport const store = cents;\n",
  'src/domain/typed.ts':
    "import type { Other } from './typed-too.ts';\nexport type Typed = { other: Other };\n",
  'src/domain/typed-too.ts': "import type { Typed } from './typed.ts';\nexport type Other = Typed | null;\n",
  'src/app/portal-actors.ts': "import { client } from '#api/client.ts';\nexport const wiring = client;\n",
  'server/build.ts': "import { cents } from '#domain/money/money.ts';\nexport const build = cents;\n",
  'tests/support/clock.ts': "import { cents } from '#domain/money/money.ts';\nexport const clock = cents;\n",
  'src/stories/answers.ts':
    "import { cents } from '#domain/money/money.ts';\nexport const answering = cents;\n",
  'src/atelier/shown.ts': "import { cents } from '#domain/money/money.ts';\nexport const shown = cents;\n",
};

const importing = ([file, imported]: readonly [string, string, ...string[]]): [string, string] => [
  file,
  `import * as imported from '${imported}';\nexport const x = imported;\n`,
];

describe('the import directions', () => {
  let repository: PlantedRepository;
  let violations: Cruise['summary']['violations'];

  beforeAll(async () => {
    repository = await emptyRepository();
    repository.plant({ ...CODE, ...Object.fromEntries([...PLANTED, ...ALLOWED].map(importing)) });
    violations = cruise(repository.folder, 'src', 'server', 'tests', 'tools', '--preserve-symlinks').summary
      .violations;
  });

  afterAll(() => repository[Symbol.asyncDispose]());

  it.each(PLANTED)('refuse that %s imports %s', (file, _imported, rule) => {
    const refused = violations.filter((violation) => violation.from === file);
    expect(refused.map((violation) => violation.rule)).toContainEqual({ name: rule, severity: 'error' });
  });

  it.each(ALLOWED)('let %s import %s', (file) => {
    expect(violations.filter((violation) => violation.from === file)).toEqual([]);
  });

  it('refuse a cycle of type imports', () => {
    expect(violations).toContainEqual(
      expect.objectContaining({
        from: expect.stringMatching('src/domain/typed'),
        rule: { name: 'no-cycle', severity: 'error' },
      }),
    );
  });
});
