import path from 'node:path';
import ts from 'typescript';

/** The text of a file of the repository, by its path from the root; undefined where there is none. */
export type ReadText = (file: string) => string | undefined;

/** Parsed files, each read once. */
export interface Sources {
  file(name: string): ts.SourceFile | undefined;
}

export function sourcesOf(read: ReadText): Sources {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return {
    file(name) {
      if (!parsed.has(name)) {
        const text = read(name);
        parsed.set(name, text === undefined ? undefined : parse(name, text));
      }
      return parsed.get(name);
    },
  };
}

const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);

/** The file under tests/ that an import names; undefined for every other, which is the code that is tested. */
export function importedTestFile(specifier: string, from: string): string | undefined {
  const file = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^#tests\//, 'tests/');
  return file.startsWith('tests/') ? file : undefined;
}
