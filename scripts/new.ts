/**
 * `npm run new chart NAME [REQUIREMENT]`, `npm run new page patient-management/NAME [REQUIREMENT]` and
 * `npm run new operation OPERATION_ID METHOD ADDRESS [REQUIREMENT]`: writes the files and their tests.
 */
import { execFileSync } from 'node:child_process';
import { generate, isKind } from './new/generate.ts';
import { generateOperation } from './new/operation.ts';
import { ROOT } from './setup/root.mjs';

const REWRITE = 'Rewrite states, events and tests for the requirement that the chart implements.';

const NEXT = {
  chart: [REWRITE, 'Provide its port in a *.ports.ts file beside its page: docs/how-to/add-a-chart.md.'],
  page: [
    REWRITE,
    'Load its content in its *.ports.ts, and check its path and title in src/domain/navigation/routes.ts: docs/how-to/add-a-page.md.',
  ],
  operation: [
    'Rewrite its entry in openapi/portal.yaml, then run `npm run api:types`.',
    'Rewrite the handler and the query. Where there is none, write them and delete the operation from NOT_YET in server/auth/policy.ts: docs/how-to/add-an-operation.md.',
  ],
};

const USAGE = `Usage: npm run new chart NAME [REQUIREMENT]
       npm run new page patient-management/NAME [REQUIREMENT]
       npm run new operation OPERATION_ID METHOD ADDRESS [REQUIREMENT]`;

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });

function write([kind, name, ...more]: readonly string[]): { files: string[]; next: readonly string[] } {
  if (kind === 'operation' && name && more[0] && more[1]) {
    const [method, address, requirement] = more;
    const files = generateOperation(ROOT, { id: name, method, address, requirement });
    run('tsx', 'scripts/api-types.ts');
    return { files, next: NEXT.operation };
  }
  if (!isKind(kind) || name === undefined) throw new Error(USAGE);
  const files = generate(ROOT, kind, name, more[0]);
  run('tsx', 'scripts/charts.ts');
  return { files, next: NEXT[kind] };
}

try {
  const { files, next } = write(process.argv.slice(2));
  run('biome', 'check', '--write', ...files.filter((file) => /\.tsx?$/.test(file)));
  console.log([...files, '', ...next, 'Then: npm run check'].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
