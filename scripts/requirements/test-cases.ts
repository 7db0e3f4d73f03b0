import ts from 'typescript';

/** A test as it stands in its file. */
export interface TestCase {
  /** Titles of the groups around it and its own; a test over a table has one for each row that can be read. */
  titles: readonly string[];
  /** `it`, or what it is made of: fixtures come with it. */
  callee: ts.Expression;
  /** What it does: its body and the table that it runs over. The title shows nothing. */
  body: readonly ts.Node[];
}

type Kind = 'group' | 'test';
interface Registration {
  kind: Kind;
  table: ts.Expression | undefined;
}

const KINDS: Readonly<Record<string, Kind>> = { describe: 'group', it: 'test', test: 'test' };
/** Written and not run: they show nothing. */
const NOT_RUN = new Set(['skip', 'todo']);
const UNREADABLE = '…';

/** The tests of a file that run. */
export function testCasesIn(file: ts.SourceFile): TestCase[] {
  return casesIn(file, ['']);
}

function casesIn(node: ts.Node, groups: readonly string[]): TestCase[] {
  const registration = ts.isCallExpression(node) ? registrationOf(node.expression) : undefined;
  if (!registration || !ts.isCallExpression(node))
    return childrenOf(node).flatMap((each) => casesIn(each, groups));
  if (registration === 'not run') return [];
  const [title, ...rest] = node.arguments;
  const own = title === undefined ? [UNREADABLE] : titlesOf(title, registration.table);
  const titles = groups.flatMap((group) => own.map((each) => (group === '' ? each : `${group} › ${each}`)));
  if (registration.kind === 'test') {
    const body = registration.table === undefined ? rest : [registration.table, ...rest];
    return [{ titles, callee: node.expression, body }];
  }
  return rest.flatMap((each) => casesIn(each, titles));
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}

/** What `it`, `it.concurrent`, `it.each(table)`, `describe.runIf(condition)` and their like stand for. */
function registrationOf(callee: ts.Expression): Registration | 'not run' | undefined {
  if (ts.isIdentifier(callee)) {
    const kind = KINDS[callee.text];
    return kind && { kind, table: undefined };
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const base = registrationOf(callee.expression);
    return base && NOT_RUN.has(callee.name.text) ? 'not run' : base;
  }
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return undefined;
  const base = registrationOf(callee.expression);
  const isTable = ['each', 'for'].includes(callee.expression.name.text);
  return typeof base === 'object' && isTable ? { ...base, table: callee.arguments[0] } : base;
}

function titlesOf(title: ts.Expression, table: ts.Expression | undefined): string[] {
  const pattern = textOf(title);
  const rows = table && rowsOf(table);
  return rows === undefined || rows.length === 0 ? [pattern] : rows.map((row) => filled(pattern, row));
}

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return UNREADABLE;
  return node.head.text + node.templateSpans.map((span) => UNREADABLE + span.literal.text).join('');
}

function rowsOf(table: ts.Expression): readonly ts.Expression[] | undefined {
  const plain = ts.isAsExpression(table) || ts.isSatisfiesExpression(table) ? table.expression : table;
  return ts.isArrayLiteralExpression(plain) ? plain.elements : undefined;
}

/** A title of `it.each` with the texts of one row in it, as far as they stand in the table as they are. */
function filled(pattern: string, row: ts.Expression): string {
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row];
  return pattern
    .replace(/%[sdifjo]/g, () => cellText(cells.shift()))
    .replace(/\$(\w+)/g, (_, name: string) => cellText(fieldOf(row, name)));
}

const cellText = (cell: ts.Expression | undefined): string =>
  cell && (ts.isStringLiteralLike(cell) || ts.isNumericLiteral(cell)) ? cell.text : UNREADABLE;

function fieldOf(row: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(row)) return undefined;
  return row.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer;
}
