import { type Check, familyOf, type Row } from './document.ts';

export type Status = 'proven' | 'partly' | 'open';

/** A row with its checks and the tests that prove each. */
export interface RowStatus {
  id: string;
  status: Status;
  checks: readonly (Check & { tests: readonly string[] })[];
}

const WIDTH = 12;

export function statusOf({ id, checks }: Row, proofs: ReadonlyMap<string, readonly string[]>): RowStatus {
  const withTests = checks.map((check) => ({ ...check, tests: proofs.get(check.id) ?? [] }));
  const isProven = withTests.map(({ tests }) => tests.length > 0);
  const unproven = isProven.includes(true) ? 'partly' : 'open';
  return { id, status: isProven.includes(false) ? unproven : 'proven', checks: withTests };
}

/** The table as text: each row, its missing checks, and the totals. */
export function linesOf(rows: readonly RowStatus[]): string[] {
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  return [
    ...rows.flatMap((row) => [
      `${row.id.padEnd(WIDTH)} ${row.status}`,
      ...missing(row).map((check) => `  ${check.id.padEnd(WIDTH)} ${check.text}`),
    ]),
    '',
    `${rows.length} rows: ${count('proven')} proven, ${count('partly')} partly, ${count('open')} open`,
  ];
}

const missing = ({ checks }: RowStatus) => checks.filter(({ tests }) => tests.length === 0);

/** The proven rows, a line for each family: `LOGIN 1 2 3`. */
export function provenText(rows: readonly RowStatus[]): string {
  const proven = rows.filter(({ status }) => status === 'proven').map(({ id }) => id);
  const families = [...new Set(proven.map(familyOf))];
  return families.map((family) => `${[family, ...numbersOf(family, proven)].join(' ')}\n`).join('');
}

const numbersOf = (family: string, ids: readonly string[]): string[] =>
  ids.filter((id) => familyOf(id) === family).map((id) => id.slice(family.length + 1));

/** The rows in the committed list that are not proven now, each with the reason. */
export function lostRows(list: string, rows: readonly RowStatus[]): string[] {
  const before = list.split('\n').flatMap((line) => {
    const [family, ...numbers] = line.split(' ');
    return numbers.map((number) => `${family}-${number}`);
  });
  return before.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    if (row?.status === 'proven') return [];
    const checks = row ? missing(row).map((check) => check.id) : [];
    return [`${id} was proven before and is not now: ${checks.join(', ') || 'it is gone'}`];
  });
}
