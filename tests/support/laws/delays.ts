import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Law } from './law.ts';
import { nodesIn, type Source } from './source.ts';

/** A chart waits only for times that the domain says, and by the names that they have there. */
export const delaysOfDomain: Law = ({ model, chart: { id }, graphs, sources: { own } }) => {
  const known = domainDelays();
  const waited = new Set(graphs.flatMap(({ delaysMs }) => [...delaysMs]));
  const declared = own.flatMap(delaysIn);
  return [
    ...[...waited]
      .filter((ms) => !known.has(ms))
      .map((ms) => `${id} waits ${ms} ms, which no constant of the domain says`),
    ...declared
      .filter(({ isOfDomain }) => !isOfDomain)
      .map(({ name, text }) => `${name} of ${id} is ${text}, which is no constant or function of the domain`),
    ...Object.keys(model.machine.implementations.delays)
      .filter((delay) => !declared.some(({ name }) => name === delay))
      .map((delay) => `${delay} of ${id} is not written among its delays`),
  ];
};

/** The values of all constants of the domain whose name ends in `_MS`. */
function domainDelays(): Set<number> {
  const files = readdirSync('src/domain', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const sources = files.map((file) => readFileSync(`src/domain/${file}`, 'utf8'));
  const values = sources.flatMap((source) => [...source.matchAll(/const [A-Z_]+_MS = ([\d_]+);/g)]);
  return new Set(values.map(([, digits = '']) => Number(digits.replaceAll('_', ''))));
}

interface Declared {
  name: string;
  text: string;
  isOfDomain: boolean;
}

/** What is written in `delays: { … }`. */
function delaysIn({ tree }: Source): Declared[] {
  const imported = importedFromDomain(tree());
  return nodesIn(tree(), ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'delays')
    .flatMap(({ initializer }) =>
      ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : [],
    )
    .map((property) => {
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      return {
        name: property.name?.getText() ?? '',
        text: value?.getText() ?? property.getText(),
        isOfDomain: value !== undefined && !ts.isMethodDeclaration(property) && isNamed(value, imported),
      };
    });
}

function importedFromDomain(tree: ts.SourceFile): Set<string> {
  const fromDomain = nodesIn(tree, ts.isImportDeclaration).filter(({ moduleSpecifier }) =>
    moduleSpecifier.getText().startsWith("'#domain/"),
  );
  return new Set(
    fromDomain.flatMap((one) => nodesIn(one, ts.isImportSpecifier)).map(({ name }) => name.text),
  );
}

/** A constant that is a time, a function, or nothing but the call of a function. */
function isNamed(value: ts.Node, imported: ReadonlySet<string>): boolean {
  if (ts.isArrowFunction(value))
    return ts.isCallExpression(value.body) && imported.has(value.body.expression.getText());
  const name = value.getText();
  return imported.has(name) && /_MS$|^[a-z]/.test(name);
}
