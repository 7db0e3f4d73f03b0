/** One clause of a row that a person can check on the page or by HTTP. */
export interface Check {
  id: string;
  /** Until a test proves it, the text ends with the area that will: `(area: selling)`. */
  text: string;
}

/** A row of docs/requirements.md. */
export interface Row {
  id: string;
  checks: readonly Check[];
}

const ROW = /^- \*\*([A-Z]+-\d+)\*\* /;
const CHECK = /^ {2}- ([A-Z]+-\d+\.\d+) (.+)$/;

/** The rows in order, each with the checks that follow it. */
export function readRows(markdown: string): Row[] {
  const rows: { id: string; checks: Check[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, row] = ROW.exec(line) ?? [];
    if (row !== undefined) rows.push({ id: row, checks: [] });
    const [, id, text] = CHECK.exec(line) ?? [];
    if (id !== undefined && text !== undefined) rows.at(-1)?.checks.push({ id, text });
  }
  return rows;
}

const ID = /\b[A-Z]+-\d+(?:\.\d+)?\b/g;
const LEADING_IDS = /(?<=(?:^|['"`]))[A-Z]+-\d+(?:\.\d+)?(?:, [A-Z]+-\d+(?:\.\d+)?)*(?=: )/gm;

/** The ids of rows and checks in a test title or a source file. */
export const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

/** The ids in a file that the document lacks: of its families (`LOGIN-77`, not `UTF-8`), or in front of a title. */
export function unknownIds(text: string, rows: readonly Row[]): string[] {
  const known = new Set(rows.flatMap(({ id, checks }) => [id, ...checks.map((check) => check.id)]));
  const families = new Set(rows.map(({ id }) => familyOf(id)));
  const inFront = (text.match(LEADING_IDS) ?? []).flatMap(idsIn);
  const named = idsIn(text).filter((id) => families.has(familyOf(id)));
  return [...new Set([...named, ...inFront])].filter((id) => !known.has(id));
}

export const familyOf = (id: string): string => id.slice(0, id.indexOf('-'));
