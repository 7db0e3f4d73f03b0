import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The same module as a proof reads it, and as every other run does. */
async function depth(prove: '1' | '') {
  vi.resetModules();
  vi.stubEnv('PROVE', prove);
  return import('#tests/support/depth.ts');
}
afterEach(() => vi.unstubAllEnvs());

const TWENTY_ONE = Array.from({ length: 21 }, (_, place) => place);

describe('a sample', () => {
  it('is at least a twentieth of the full count, for a proof too', async () => {
    for (const prove of ['', '1'] as const) {
      const { times } = await depth(prove);
      expect(times(1000, 50)).toBe(prove ? 1000 : 50);
      expect(() => times(1000, 49)).toThrow('A sample of 49 is less than a twentieth of 1000.');
    }
  });

  it('of a list is what is meant, at least a twentieth; for a proof it is the whole list', async () => {
    for (const prove of ['', '1'] as const) {
      const { sampleOf } = await depth(prove);
      expect(sampleOf(TWENTY_ONE, (_, place) => place % 20 === 0)).toEqual(prove ? TWENTY_ONE : [0, 20]);
      expect(() => sampleOf(TWENTY_ONE, (one) => one === 7)).toThrow('A sample of 1 is less');
      expect(sampleOf([], () => false)).toEqual([]);
    }
  });

  it('that is another list than the full one is measured by what both come to', async () => {
    const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
    for (const prove of ['', '1'] as const) {
      const { fullOr } = await depth(prove);
      expect(fullOr([60, 40], [5], sum)).toEqual(prove ? [60, 40] : [5]);
      expect(() => fullOr([60, 40], [4], sum)).toThrow('A sample of 4 is less than a twentieth of 100.');
    }
  });
});

/** What depends on the depth of a run and is neither a count nor how long something may take. */
const BESIDE_COUNTS: Readonly<Record<string, string>> = {
  'tests/journeys/support/chromium.ts': 'A proof runs Chromium as people have it, with all its compilers.',
  'tests/journeys/support/journey.ts': 'A proof lets everything move; the motion is not what is counted.',
  'tests/journeys/support/accessibility.ts':
    'In a proof axe looks each time; else at whatever is drawn anew, which is every third step of the walks.',
  'tests/server/db/database-away.test.ts': 'How soon the server recovers is timed where nothing else runs.',
  'tests/server/http/same-refusals.test.ts':
    'The time that refusals take is measured where nothing else runs; their work is counted in a sample.',
  'tests/server/payments/two-servers.test.ts': 'The last of all kills is followed to its very end.',
  'tests/support/model/random-walks.ts': 'A proof begins its walks with a seed of its own.',
};

describe('every test that has a sample', () => {
  const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `tests/${path}`)
    .filter((path) => path !== 'tests/support/depth.ts' && path !== 'tests/model/depth.test.ts');
  const linesWith = (word: string) =>
    sources.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.includes(word) && !line.startsWith('import '))
        .map((line) => ({ path, line })),
    );

  /** Others may call something of their own by the same name. */
  const hasDepth = (path: string) => /import \{[^}]*\bisProof\b[^}]*\} from/.test(readFileSync(path, 'utf8'));

  it('has it from the one place that measures samples', () => {
    expect(linesWith("env['PROVE']")).toEqual([]);
    const chosen = linesWith('isProof').filter(({ path }) => hasDepth(path));
    expect(chosen.filter(({ path }) => !(path in BESIDE_COUNTS))).toEqual([]);
    expect(new Set(chosen.map(({ path }) => path))).toEqual(new Set(Object.keys(BESIDE_COUNTS)));
  });
});
