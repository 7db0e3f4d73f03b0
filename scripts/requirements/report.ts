import type { Row } from './document.ts';
import type { Layer, NamedTest } from './named-tests.ts';

export interface ReportedTest {
  title: string;
  file: string;
  layer: Layer;
}

export interface ReportedRow {
  id: string;
  tests: readonly ReportedTest[];
  charts: readonly string[];
}

/** A row with what is known of its proof. */
export interface RowStanding extends ReportedRow {
  /** Proven: driven through page or HTTP, and each exact text asserted. Named: by a test or a chart. */
  standing: 'proven' | 'named' | 'open';
  /** Exact texts that no test through page or HTTP asserts. */
  unasserted: readonly string[];
}

/** Who names which ids: a chart, an operation or schema of the contract. */
export type Named = ReadonlyMap<string, readonly string[]>;

export function standingOf(row: Row, tests: readonly NamedTest[], charts: Named): RowStanding {
  const own = tests.filter(({ ids }) => ids.includes(row.id));
  const proofs = own.filter(({ layer, asserts }) => layer !== 'part' && asserts);
  const literals = proofs.flatMap((proof) => proof.literals);
  const unasserted = row.texts.filter((text) => !literals.some((literal) => literal.includes(text)));
  const chartNames = [...charts].filter(([, ids]) => ids.includes(row.id)).map(([name]) => name);
  const isProven = proofs.length > 0 && unasserted.length === 0;
  const unproven = own.length > 0 || chartNames.length > 0 ? 'named' : 'open';
  return {
    id: row.id,
    tests: own.map(({ title, file, layer }) => ({ title, file, layer })),
    charts: chartNames,
    standing: isProven ? 'proven' : unproven,
    unasserted,
  };
}

/** Ids that do not exist, and tests that name a row and assert nothing: each in a line that says where. */
export function problemsOf(rows: readonly Row[], tests: readonly NamedTest[], named: Named): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = (ids: readonly string[], where: string) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => `${where} names ${id}, which docs/requirements.md does not have`);
  return [
    ...tests.flatMap(({ ids, file, title }) => unknown(ids, `${file}: "${title}"`)),
    ...[...named].flatMap(([name, ids]) => unknown(ids, name)),
    ...tests
      .filter(({ asserts }) => !asserts)
      .map(({ file, title }) => `${file}: "${title}" names a row and asserts nothing`),
  ];
}

/** The whole report as lines for a person. */
export function linesOf(rows: readonly RowStanding[]): string[] {
  const withStanding = (standing: RowStanding['standing']) => rows.filter((row) => row.standing === standing);
  const listOf = (title: string, found: readonly RowStanding[]) =>
    found.length === 0 ? [] : ['', `${title} (${found.length}):`, `  ${found.map(({ id }) => id).join(' ')}`];
  return [
    ...rows.flatMap(linesOfRow),
    ...listOf('With neither test nor chart', withStanding('open')),
    ...listOf('Named, but not proven through page or HTTP', withStanding('named')),
    '',
    `${rows.length} rows: ${withStanding('proven').length} proven, ${withStanding('named').length} named, ${withStanding('open').length} open`,
  ];
}

function linesOfRow({ id, standing, tests, charts, unasserted }: RowStanding): string[] {
  const isTried = tests.some(({ layer }) => layer !== 'part');
  return [
    `${id}  ${standing}`,
    ...tests.map(({ layer, file, title }) => `  ${layer.padEnd(5)} ${file}  ${title}`),
    ...charts.map((chart) => `  chart ${chart}`),
    ...(isTried ? unasserted.map((text) => `  not asserted: ${text}`) : []),
  ];
}
