import type { LoadResult } from '#bench/http-load.ts';
import type { Target } from '#bench/report.ts';
import { CLASSES, type ClassName } from './classes.ts';
import type { Engine } from './databases.ts';
import { ONE_CLIENT } from './measure-classes.ts';
import { LIVE_LAST, LIVE_P50 } from './measure-live.ts';
import { FIRST_START, LOOP_DELAY, START, START_CPU } from './measure-starts.ts';
import type { PeerName } from './peers.ts';
import { isOf, type Results } from './results.ts';

/** A line of the report: a figure for each engine with its target. */
interface Row {
  figure: string;
  show(value: number): string;
  /** Undefined if it was not measured. */
  of(results: Results, engine: Engine): number | undefined;
  target: Partial<Record<Engine, Target>>;
}

/** The smallest and the largest number of patients. */
interface Sizes {
  small: number;
  large: number;
}

const both = (target: Target): Row['target'] => ({ postgresql: target, pglite: target });

const measuredOf = (results: Results, engine: Engine, patients: number, what: string) =>
  results.measured.find(isOf({ engine, patients, what }));

const ratio = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one / other;

const besidePeer =
  (what: string, peer: PeerName, { large }: Sizes): Row['of'] =>
  (results, engine) => {
    const measured = measuredOf(results, engine, large, what);
    return ratio(measured?.result.perSecond, measured?.peers?.[peer]?.perSecond);
  };

const figure =
  (what: string, patients: number): Row['of'] =>
  (results, engine) =>
    results.figures.find(isOf({ engine, patients, what }))?.value;

const rowIn =
  (unit: string, decimals: number) =>
  (name: string, of: Row['of'], target: Row['target'] = {}): Row => ({
    figure: name,
    show: (value) => `${value.toFixed(decimals)} ${unit}`,
    of,
    target,
  });
const times = rowIn('x', 2);
const milliseconds = rowIn('ms', 1);
const seconds = rowIn('s', 2);
const perSecond = rowIn('/s', 0);

/** The requests of the search page: all patients when it opens, and a name while the user types. */
const FIRST_ROWS = ['list page', 'name prefix'] as const satisfies readonly ClassName[];

/** The targets. */
export function rowsFor(sizes: Sizes): Row[] {
  const { small, large } = sizes;
  const growth = (what: string): Row =>
    times(
      `${what}: p50 at ${large} against ${small}`,
      (results, engine) => {
        const p50 = (patients: number) => measuredOf(results, engine, patients, what)?.result.p50;
        return large === small ? undefined : ratio(p50(large), p50(small));
      },
      both({ atMost: 3 }),
    );
  const atLarge =
    (what: string, of: 'perSecond' | 'p50' | 'p97_5' | 'p99'): Row['of'] =>
    (results, engine) =>
      measuredOf(results, engine, large, what)?.result[of];
  const onOther: Row['of'] = (results, engine) =>
    ratio(
      atLarge(ONE_CLIENT, 'perSecond')(results, engine),
      atLarge(ONE_CLIENT, 'perSecond')(results, 'postgresql'),
    );
  const beside = (what: ClassName, peer: PeerName, target?: Row['target']): Row =>
    times(`${what} beside ${peer}`, besidePeer(what, peer, sizes), target);
  return [
    beside('member lookup', 'Prism', { postgresql: { atLeast: 3 }, pglite: { atLeast: 1.5 } }),
    beside('name prefix', 'Prism', { postgresql: { atLeast: 1.3 }, pglite: { atLeast: 0.5 } }),
    beside('list page', 'Prism'),
    beside('name prefix', 'json-server', { postgresql: { atLeast: 15 }, pglite: { atLeast: 8 } }),
    beside('list page', 'json-server'),
    beside('substring in email', 'json-server'),
    milliseconds('substring in email: p97.5', atLarge('substring in email', 'p97_5'), both({ atMost: 160 })),
    ...FIRST_ROWS.flatMap((what) => [
      milliseconds(`first rows of a search, ${what}: p50`, atLarge(what, 'p50')),
      milliseconds(`first rows of a search, ${what}: p99`, atLarge(what, 'p99'), both({ atMost: 100 })),
    ]),
    ...CLASSES.map(growth),
    times('payments of one client, PGlite beside PostgreSQL', onOther, { pglite: { atLeast: 0.8 } }),
    perSecond('receipts', atLarge('receipt', 'perSecond'), both({ atLeast: 400 })),
    milliseconds(LIVE_P50, figure(LIVE_P50, 0)),
    milliseconds(LIVE_LAST, figure(LIVE_LAST, 0), both({ atMost: 150 })),
    seconds(START, figure(START, large), both({ atMost: 1 })),
    seconds(START_CPU, figure(START_CPU, large)),
    seconds(FIRST_START, figure(FIRST_START, 0), both({ atMost: 5 })),
    milliseconds(LOOP_DELAY, figure(LOOP_DELAY, large), both({ atMost: 20 })),
  ];
}

export const HEAD = ['figure', 'engine', 'measured', 'target', 'verdict'];

/** All results, with a line for each class, engine and size. */
export function measuredLines({ measured }: Results): string[][] {
  const whole = (value: number | undefined) => value?.toFixed(0) ?? '';
  const fine = (value: number) => value.toFixed(1);
  const cpu = (result: LoadResult | undefined) => result?.cpuMs?.toFixed(2) ?? '';
  const lines = measured.map(({ engine, patients, what, found, result, peers }) => [
    ...[what, engine, String(patients), found === undefined ? '' : whole(found), whole(result.perSecond)],
    ...[fine(result.p50), fine(result.p97_5), fine(result.p99), cpu(result)],
    ...[whole(peers?.Prism?.perSecond), cpu(peers?.Prism)],
    ...[whole(peers?.['json-server']?.perSecond), cpu(peers?.['json-server'])],
  ]);
  return [
    MEASURED_HEAD,
    ...lines.toSorted((a, b) => a.slice(0, 2).join().localeCompare(b.slice(0, 2).join())),
  ];
}

const MEASURED_HEAD = [
  ...['requests', 'engine', 'patients', 'found', '/s', 'p50 ms', 'p97.5 ms', 'p99 ms', 'CPU ms'],
  ...['Prism /s', 'CPU ms', 'json-server /s', 'CPU ms'],
];
