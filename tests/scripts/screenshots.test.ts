import { describe, expect, it } from 'vitest';
import { PICTURES } from '../../scripts/screenshots/pictures.ts';
import { parseArguments, VARIANTS } from '../../scripts/screenshots/variants.ts';

const [, wideDark] = VARIANTS as [(typeof VARIANTS)[number], (typeof VARIANTS)[number]];

describe('the pictures of every page', () => {
  it('have unique names', () => {
    const names = PICTURES.map(({ name }) => name);
    expect([...new Set(names)]).toEqual(names);
  });

  it('are stored in dist/pictures, or in the folder of --out', () => {
    expect(parseArguments([], []).out).toBe('dist/pictures');
    expect(parseArguments(['--out', 'elsewhere'], []).out).toBe('elsewhere');
    expect(() => parseArguments(['--outside'], [])).toThrow(/--outside/);
  });

  it('can be filtered by the beginning of their names and by width', () => {
    const takenBy = (args: readonly string[]) =>
      ['bell', 'bell-empty', 'help', 'login'].filter((name) =>
        parseArguments(args, []).takes(name, wideDark),
      );
    expect(takenBy([])).toEqual(['bell', 'bell-empty', 'help', 'login']);
    expect(takenBy(['--only', 'bell,login'])).toEqual(['bell', 'bell-empty', 'login']);
    expect(takenBy(['--only', 'bell', '--width', '1440'])).toEqual(['bell', 'bell-empty']);
    expect(takenBy(['--width', '390'])).toEqual([]);
  });
});
