import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file of the product; it is parsed when it is first asked for its tree. */
export interface Source {
  path: string;
  text: string;
  tree: () => ts.SourceFile;
}

/** What the laws read beside a chart: its own files, and all others of the product. */
export interface Sources {
  own: readonly Source[];
  others: readonly Source[];
}

const NOT_THE_PRODUCT = /\.stories\.tsx$|\/story-[^/]*$|\.d\.ts$|^src\/atelier\//;

let product: readonly Source[] | undefined;

/** The files of the product, split by whether they lie in the folder of the chart. */
export function sourcesOf(chart: string): Sources {
  product ??= readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_THE_PRODUCT.test(path))
    .map((path) => sourceAt(path, readFileSync(path, 'utf8')));
  const folder = `src/machines/${chart.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
  const isOwn = ({ path }: Source) => path.startsWith(folder);
  return { own: product.filter(isOwn), others: product.filter((source) => !isOwn(source)) };
}

export function sourceAt(path: string, text: string): Source {
  let tree: ts.SourceFile | undefined;
  return {
    path,
    text,
    tree() {
      tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      return tree;
    },
  };
}

/** Every part of a tree that is meant, from the top down. */
export function nodesIn<Node extends ts.Node>(
  root: ts.Node,
  isMeant: (node: ts.Node) => node is Node,
): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isMeant(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
