/** `npm run new machine NAME [REQUIREMENT]`, `npm run new screen NAME`: writes the files and their tests. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './house/root.mjs';
import { generate, isKind } from './new/generate.ts';

const NEXT = {
  machine: [
    'Name the requirement that it stands for in `meta`, and rewrite states, events and the test for it.',
    'Provide its port in a .ports.ts file beside its page, and draw it again after a change: npm run charts.',
  ],
  screen: [
    'Name its page in src/domain/navigation/routes.ts and show it in src/app/shell/screens.tsx: docs/how-to/add-a-screen.md.',
    'Rewrite its words in copy.ts, and give each state that it can show a story.',
  ],
};

const [kind, name, requirement] = process.argv.slice(2);
try {
  if (!isKind(kind) || name === undefined) {
    throw new Error('Usage: npm run new machine NAME [REQUIREMENT], or npm run new screen NAME');
  }
  const files = generate(ROOT, kind, name, requirement);
  execFileSync('biome', ['check', '--write', ...files], { cwd: ROOT, stdio: 'ignore' });
  if (kind === 'machine') execFileSync('tsx', ['scripts/charts.ts'], { cwd: ROOT, stdio: 'ignore' });
  console.log([...files, '', ...NEXT[kind], 'Then: npm run check'].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
