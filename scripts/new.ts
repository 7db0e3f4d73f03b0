/** `npm run new chart NAME [REQUIREMENT]`, `npm run new page WIDGET/NAME [REQUIREMENT]`: writes the files and their tests. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './house/root.mjs';
import { generate, isKind } from './new/generate.ts';

const REWRITE = 'Rewrite states, events and tests for the requirement that the chart stands for.';

const NEXT = {
  chart: [REWRITE, 'Provide its port in a *.ports.ts file beside its page: docs/how-to/add-a-chart.md.'],
  page: [
    REWRITE,
    'Load in its *.ports.ts what the page is about.',
    'Name its address in src/domain/navigation/routes.ts and load it in its widget. Until then `npx knip` reports it as unused: docs/how-to/add-a-page.md.',
  ],
};

const [kind, name, requirement] = process.argv.slice(2);
try {
  if (!isKind(kind) || name === undefined) {
    throw new Error(
      'Usage: npm run new chart NAME [REQUIREMENT], or npm run new page WIDGET/NAME [REQUIREMENT]',
    );
  }
  const files = generate(ROOT, kind, name, requirement);
  execFileSync('biome', ['check', '--write', ...files], { cwd: ROOT, stdio: 'ignore' });
  execFileSync('tsx', ['scripts/charts.ts'], { cwd: ROOT, stdio: 'ignore' });
  console.log([...files, '', ...NEXT[kind], 'Then: npm run check'].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
