import { idsIn, type Row } from './document.ts';
import { reachOf } from './reach.ts';
import type { Sources } from './sources.ts';
import { testCasesIn } from './test-cases.ts';

/**
 * What a test drives: the built page in a browser, the server over HTTP, or a part of the product by itself. Only the
 * first two prove a row; the third supports it.
 */
export type Layer = 'page' | 'http' | 'part';

/** A test that names rows in its titles. */
export interface NamedTest {
  ids: readonly string[];
  title: string;
  file: string;
  layer: Layer;
  asserts: boolean;
  literals: readonly string[];
}

/** What starts or opens the built portal. */
const BUILT_PORTAL = ['tests/journeys/support/journey.ts', 'tests/journeys/support/portal.ts'];
const HTTP_CALLS = ['.inject', '.request', 'fetch'];
const ASSERTIONS = ['expect', 'expectTypeOf', 'assert', '.assert'];

export function namedTestsIn(file: string, sources: Sources, rows: readonly Row[]): NamedTest[] {
  const source = sources.file(file);
  if (source === undefined) return [];
  return testCasesIn(source).flatMap(({ titles, callee, body }) => {
    const named = titles
      .map((title) => ({ title, ids: idsOf(title, rows) }))
      .filter(({ ids }) => ids.length > 0);
    if (named.length === 0) return [];
    const reach = reachOf(body, sources);
    const files = new Set([...reach.files, ...reachOf([callee], sources).files]);
    const found = {
      file,
      layer: layerOf(file, files, reach.calls),
      asserts: ASSERTIONS.some((name) => reach.calls.has(name)),
      literals: reach.literals,
    };
    return named.map((each) => ({ ...each, ...found }));
  });
}

const idsOf = (title: string, rows: readonly Row[]): string[] => [
  ...new Set(title.split(' › ').flatMap((part) => idsIn(part, rows))),
];

function layerOf(file: string, files: ReadonlySet<string>, calls: ReadonlySet<string>): Layer {
  if (file.startsWith('tests/journeys/') && BUILT_PORTAL.some((each) => files.has(each))) return 'page';
  const speaksHttp = HTTP_CALLS.some((name) => calls.has(name));
  return file.startsWith('tests/server/') && speaksHttp ? 'http' : 'part';
}
