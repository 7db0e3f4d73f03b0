import { parseArgs } from 'node:util';

export interface Look {
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
export const LOOKS: readonly Look[] = SIZES.flatMap((size) =>
  SCHEMES.map((colorScheme) => ({ ...size, colorScheme })),
);

export const fileOf = (name: string, { width, colorScheme }: Look): string =>
  `${name}-${width}-${colorScheme}.png`;

interface Asked {
  /** Where the pictures go, beneath the root of the repository. */
  out: string;
  /** Whether a picture in a look is meant. */
  takes(name: string, look: Look): boolean;
}

/** What `npm run screenshots` was asked for; `--only bell,help` takes those whose names begin so, `--width 390` that width, `--readme` the README's. */
export function asked(args: readonly string[], ofReadme: readonly string[]): Asked {
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
    takes: (name, look) =>
      values.readme
        ? ofReadme.includes(fileOf(name, look))
        : (values.width === undefined || values.width === String(look.width)) &&
          beginnings.some((beginning) => name.startsWith(beginning)),
  };
}
