import { LOOKS, type Look } from '../look.ts';

/** A look at a width of the window, in pixels. */
export interface View extends Look {
  width: number;
}

const AXES: { [Axis in keyof View]: readonly View[Axis][] } = {
  ...LOOKS,
  scheme: ['light', 'dark'],
  width: [1200, 320],
};

/** One view in so many is looked at when the run is not a proof. */
const OF = 20;

type Row = Readonly<Record<string, unknown>>;

const every = Object.entries(AXES).reduce<Row[]>(
  (rows, [axis, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value }))),
  [{}],
) as unknown as readonly View[];

const isPlain = ({ density, direction, motion, width }: View): boolean =>
  density === 'comfortable' && direction === 'left to right' && motion === 'system' && width === 1200;

/** Every look at every width. More contrast changes colours alone: it is seen in each theme and scheme, in one place. */
export const VIEWS = every.filter((view) => view.contrast === 'ordinary' || isPlain(view));

/** What a sample is drawn from: more contrast once in four. */
const DRAWN = { ...AXES, contrast: ['ordinary', 'ordinary', 'ordinary', 'more'] };

/** A number from 0 to 1 after the other, the same ones for the same seed (mulberry32). */
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

/** At least a twentieth of the views, drawn by the seed so that every value of every switch is among them. */
export function sampledViews(seed: string): readonly View[] {
  const next = numbersFrom(seed);
  const count = Math.ceil(VIEWS.length / OF);
  const columns = Object.entries(DRAWN).map(([axis, values]) => [
    axis,
    shuffled(
      Array.from({ length: count }, (_, place) => values[place % values.length]),
      next,
    ),
  ]) as [string, unknown[]][];
  return Array.from(
    { length: count },
    (_, row) => Object.fromEntries(columns.map(([axis, values]) => [axis, values[row]])) as unknown as View,
  );
}

/** Says a view in the words of the toolbar. */
export const told = ({ theme, scheme, contrast, density, direction, motion, width }: View): string =>
  `${theme}, ${scheme}${contrast === 'more' ? ', more contrast' : ''}, ${density}, ${direction}, ${motion === 'reduced' ? 'reduced motion' : 'motion'}, ${width} px`;
