/** A row of docs/requirements.md. */
export interface Row {
  id: string;
  /** The messages and labels of the row that are exact, letter for letter: what a proof has to assert. */
  texts: readonly string[];
}

const ROW = /^- \*\*([A-Z]+-\d+)\*\* /;
const CODE_MARK = /`([^`]+)`/g;
/** Calls, commands and shapes are marked like texts, and are none. */
const NO_TEXT = /^(GET|POST|PUT|DELETE|npm) |[{}/]/;
const WORDS = /[A-Za-z]\S* +\S*[A-Za-z]/;

/** The rows, in order: one begins with its id in bold and ends where the next one or a heading begins. */
export function readRows(markdown: string): Row[] {
  const rows: { id: string; lines: string[] }[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    const id = ROW.exec(line)?.[1];
    if (id !== undefined) rows.push({ id, lines: [] });
    open = id !== undefined || (open && !line.startsWith('#'));
    if (open) rows.at(-1)?.lines.push(line.trim());
  }
  return rows.map(({ id, lines }) => ({ id, texts: exactTexts(lines.join(' ')) }));
}

function exactTexts(row: string): string[] {
  const marked = [...row.matchAll(CODE_MARK)].map(([, text = '']) => text);
  return [...new Set(marked.filter((text) => WORDS.test(text) && !NO_TEXT.test(text)))];
}

const ID = /\b[A-Z]+-\d+\b/g;
const LEADING_IDS = /^[A-Z]+-\d+(?:(?:,? and |, ?)[A-Z]+-\d+)*(?=:)/;

/**
 * The ids that a title names: those it begins with, before a colon, whether they exist or not, and any other that
 * belongs to a family of the document (`LOGIN-77` is one, `UTF-8` is none).
 */
export function idsIn(title: string, rows: readonly Row[]): string[] {
  const families = new Set(rows.map(({ id }) => familyOf(id)));
  const leading = LEADING_IDS.exec(title)?.[0].match(ID) ?? [];
  const others = (title.match(ID) ?? []).filter((id) => families.has(familyOf(id)));
  return [...new Set([...leading, ...others])];
}

const familyOf = (id: string): string => id.slice(0, id.indexOf('-'));
