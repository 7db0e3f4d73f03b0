import ts from 'typescript';
import { importedTestFile, type Sources } from './sources.ts';

/** What a test gets to: its own body and every helper under tests/ that it uses, and that those use. */
export interface Reach {
  /** Texts, patterns and numbers that stand there as they are. The code under test is never among them. */
  literals: readonly string[];
  /** Names of what is called: `expect`, `app.inject`. */
  calls: ReadonlySet<string>;
  /** The files that it gets to. */
  files: ReadonlySet<string>;
}

export function reachOf(roots: readonly ts.Node[], sources: Sources): Reach {
  const literals: string[] = [];
  const calls = new Set<string>();
  const files = new Set<string>();
  const seen = new Set<ts.Node>();
  const waiting: ts.Node[] = [...roots];

  const look = (node: ts.Node): void => {
    const literal = literalOf(node);
    if (literal !== undefined) literals.push(literal);
    if (ts.isCallExpression(node)) calls.add(nameOfCall(node.expression));
    if (ts.isIdentifier(node)) waiting.push(...declarationsOf(node.text, node, sources));
    node.forEachChild(look);
  };

  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    files.add(node.getSourceFile().fileName);
    look(node);
  }
  return { literals, calls, files };
}

function literalOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/\\(\W)/g, '$1');
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateLiteralToken(node) ||
    ts.isJsxText(node) ||
    ts.isNumericLiteral(node);
  return isText ? node.text : undefined;
}

/** `a.b.inject` is `.inject`: what it is called on depends on the test. `expect.poll` and its like are `expect`. */
function nameOfCall(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isPropertyAccessExpression(callee)) return '';
  const isKindOfExpect = ts.isIdentifier(callee.expression) && callee.expression.text === 'expect';
  return isKindOfExpect ? 'expect' : `.${callee.name.text}`;
}

/** Where a name is declared, as seen from a node: in a block around it, or in the test file it is imported from. */
function declarationsOf(name: string, from: ts.Node, sources: Sources): ts.Node[] {
  for (let scope: ts.Node | undefined = from.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const found = scope.statements.filter((statement) => declares(statement, name));
    if (found.length > 0) return found.flatMap((statement) => declared(statement, name, sources));
  }
  return [];
}

function declares(statement: ts.Statement, name: string): boolean {
  if (ts.isImportDeclaration(statement)) return importedName(statement, name) !== undefined;
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.some((each) => bindsName(each.name, name));
  }
  return (
    (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name?.text === name
  );
}

function declared(statement: ts.Statement, name: string, sources: Sources): ts.Node[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations
      .filter((each) => bindsName(each.name, name))
      .flatMap((each) => (each.initializer ? [each] : assignmentsTo(name, statement.getSourceFile())));
  }
  if (!ts.isImportDeclaration(statement)) return [statement];
  const original = importedName(statement, name);
  const specifier = statement.moduleSpecifier;
  const file = ts.isStringLiteral(specifier)
    ? importedTestFile(specifier.text, statement.getSourceFile().fileName)
    : undefined;
  const source = file === undefined ? undefined : sources.file(file);
  if (original === undefined || source === undefined) return [];
  return source.statements
    .filter((each) => declares(each, original))
    .flatMap((each) => declared(each, original, sources));
}

/** Where a variable that is declared empty gets its value, such as in `beforeAll`. */
function assignmentsTo(name: string, scope: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const look = (node: ts.Node): void => {
    const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    if (isAssignment && namesIn(node.left).includes(name)) found.push(node.right);
    node.forEachChild(look);
  };
  look(scope);
  return found;
}

/** `a` in `a = …`, both in `[a, b] = …`. */
function namesIn(target: ts.Expression): string[] {
  if (ts.isIdentifier(target)) return [target.text];
  return ts.isArrayLiteralExpression(target) ? target.elements.flatMap(namesIn) : [];
}

const bindsName = (binding: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(binding)
    ? binding.text === name
    : binding.elements.some((each) => ts.isBindingElement(each) && bindsName(each.name, name));

/** The name under which the other file exports what is called `name` here. */
function importedName(statement: ts.ImportDeclaration, name: string): string | undefined {
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return undefined;
  const element = bindings.elements.find((each) => each.name.text === name);
  return element && (element.propertyName ?? element.name).text;
}
