import { parseArgs } from 'node:util';

export interface Variant {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'] as const;

/** Every width, in light and dark. */
export const VARIANTS: readonly Variant[] = SIZES.flatMap((size) =>
  SCHEMES.map((colorScheme) => ({ ...size, colorScheme })),
);

export const fileOf = (name: string, { width, colorScheme }: Variant): string =>
  `${name}-${width}-${colorScheme}.png`;

interface Choice {
  /** The folder for the pictures, relative to the root of the repository. */
  out: string;
  /** Whether to take this picture in this variant. */
  takes(name: string, variant: Variant): boolean;
}

/** `--only bell,help` takes the pictures whose names start with these, `--width 390` one width, `--readme` those of the README. */
export function parseArguments(args: readonly string[], ofReadme: readonly string[]): Choice {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string' },
      only: { type: 'string', default: '' },
      width: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  const beginnings = values.only.split(',');
  return {
    out: values.out ?? (values.readme ? 'docs/pictures' : 'dist/pictures'),
    takes: (name, variant) =>
      values.readme
        ? ofReadme.includes(fileOf(name, variant))
        : (values.width === undefined || values.width === String(variant.width)) &&
          beginnings.some((beginning) => name.startsWith(beginning)),
  };
}
