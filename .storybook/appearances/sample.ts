import { APPEARANCES, type Appearance } from '../appearance.ts';

/** An appearance at a width of the window, in pixels. */
export interface View extends Appearance {
  width: number;
}

type Axes<Key extends keyof View> = { [Axis in Key]: readonly View[Axis][] };

/** Axes that move things: a story is played again for each place. Two values each. */
const PLACES: Axes<'density' | 'direction' | 'motion' | 'width'> = {
  density: APPEARANCES.density,
  direction: APPEARANCES.direction,
  motion: APPEARANCES.motion,
  width: [1200, 320],
};

/** Axes that change colors alone. */
const COLORS: Axes<'theme' | 'scheme' | 'contrast'> = {
  theme: APPEARANCES.theme,
  scheme: ['light', 'dark'],
  contrast: APPEARANCES.contrast,
};

/** Values of four axes, so that every two axes have each pair of their values. */
const EVERY_PAIR = ['0000', '0111', '1011', '1101', '1110'];

/** One view in so many is examined, unless the run is a proof. */
const OF = 20;

type Row = Readonly<Record<string, unknown>>;

const every = Object.entries({ ...PLACES, ...COLORS }).reduce<Row[]>(
  (rows, [axis, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value }))),
  [{}],
) as unknown as readonly View[];

const isPlain = ({ density, direction, motion, width }: View): boolean =>
  density === 'comfortable' && direction === 'left to right' && motion === 'system' && width === 1200;

/** Every appearance at every width, place by place. More contrast has each theme and scheme, in one place. */
export const VIEWS = every.filter((view) => view.contrast === 'ordinary' || isPlain(view));

/** The colors of a sample: more contrast once in four. */
const DRAWN = { ...COLORS, contrast: ['ordinary', 'ordinary', 'ordinary', 'more'] };

/** A series of numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** What the rows of `EVERY_PAIR` mean is drawn too, so that no place is missing from every sample. */
function placesFrom(next: () => number): Row[] {
  const columns = Object.entries(PLACES).map(
    ([axis, values]) => [axis, shuffled<unknown>(values, next)] as const,
  );
  return EVERY_PAIR.map((row) =>
    Object.fromEntries(columns.map(([axis, values], column) => [axis, values[Number(row[column])]])),
  );
}

/**
 * At least a twentieth of the views, place by place, drawn by the seed. It has every value of every switch, and every
 * pair of values of what moves things.
 */
export function sampledViews(seed: string): readonly View[] {
  const next = numbersFrom(seed);
  const count = Math.ceil(VIEWS.length / OF);
  const places = placesFrom(next);
  const colors = Object.entries(DRAWN).map(([axis, values]) => {
    const column = Array.from({ length: count }, (_, row) => values[row % values.length]);
    return [axis, shuffled<unknown>(column, next)] as const;
  });
  return Array.from(
    { length: count },
    (_, row) =>
      ({
        ...places[Math.floor((row * places.length) / count)],
        ...Object.fromEntries(colors.map(([axis, values]) => [axis, values[row]])),
      }) as unknown as View,
  );
}

/** Whether a story has the same layout in both views; colors may differ. */
export const isSamePlace = (one: View | undefined, other: View): boolean =>
  (Object.keys(PLACES) as (keyof typeof PLACES)[]).every((axis) => one?.[axis] === other[axis]);

/** Describes a view by the values of the toolbar. */
export const describeView = ({ theme, scheme, contrast, density, direction, motion, width }: View): string =>
  `${theme}, ${scheme}${contrast === 'more' ? ', more contrast' : ''}, ${density}, ${direction}, ${motion === 'reduced' ? 'reduced motion' : 'motion'}, ${width} px`;
