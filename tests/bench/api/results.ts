import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadResult } from '#bench/http-load.ts';
import type { Engine } from './databases.ts';
import type { PeerName } from './peers.ts';

/** The result of one class of requests on one database, with those of Prism and json-server. */
export interface Measured {
  engine: Engine;
  patients: number;
  what: string;
  result: LoadResult;
  /** The average number of patients that a search found. */
  found?: number;
  peers?: Partial<Record<PeerName, LoadResult>>;
}

export interface Figure {
  engine: Engine;
  patients: number;
  what: string;
  value: number;
}

export interface Results {
  measured: Measured[];
  figures: Figure[];
}

type Named = Pick<Figure, 'engine' | 'patients' | 'what'>;

export const isOf =
  (wanted: Named) =>
  (each: Named): boolean =>
    each.engine === wanted.engine && each.patients === wanted.patients && each.what === wanted.what;

/** The results so far. Each is stored at once, so that a failing part does not lose others. */
export function resultsIn(folder: string) {
  const file = path.join(folder, 'results.json');
  const results: Results = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { measured: [], figures: [] };
  const store = () => writeFileSync(file, JSON.stringify(results, null, 1));
  return {
    results,
    addMeasured(each: Measured): void {
      results.measured = [...results.measured.filter((other) => !isOf(each)(other)), each];
      store();
    },
    addFigure(each: Figure): void {
      results.figures = [...results.figures.filter((other) => !isOf(each)(other)), each];
      store();
    },
  };
}
export type ResultStore = ReturnType<typeof resultsIn>;
