import { describe, expect, it } from 'vitest';
import { PICTURES, README_PICTURES } from '../../scripts/screenshots/pictures.ts';
import { fileOf, parseArguments, VARIANTS } from '../../scripts/screenshots/variants.ts';

const [wideLight, wideDark] = VARIANTS as [(typeof VARIANTS)[number], (typeof VARIANTS)[number]];

describe('the pictures of every page', () => {
  it('are taken at 1440, 1024 and 390 px, in light and dark', () => {
    expect(VARIANTS.map(({ width, colorScheme }) => `${width} ${colorScheme}`)).toEqual([
      '1440 light',
      '1440 dark',
      '1024 light',
      '1024 dark',
      '390 light',
      '390 dark',
    ]);
  });

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

describe('the pictures of the README', () => {
  it('are taken by --readme into docs/pictures', () => {
    const { out, takes } = parseArguments(['--readme'], ['bell-1440-dark.png']);
    expect(out).toBe('docs/pictures');
    expect([takes('bell', wideDark), takes('bell', wideLight), takes('help', wideDark)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are six of the pictures', () => {
    const made = PICTURES.flatMap(({ name }) => VARIANTS.map((variant) => fileOf(name, variant)));
    expect(README_PICTURES.filter((file) => made.includes(file))).toEqual(README_PICTURES);
    expect(README_PICTURES).toHaveLength(6);
  });
});
