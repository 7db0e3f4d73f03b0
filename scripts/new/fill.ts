import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Names } from './names.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** What a template has in place of names and other values. */
export interface Filling {
  names: Names;
  /** By the word that stands for it in templates. */
  values: Readonly<Record<string, string>>;
}

export function filled(template: string, { names, values }: Filling): string {
  let text = readFileSync(path.join(TEMPLATES, template), 'utf8')
    .replaceAll('template-name', names.kebab)
    .replaceAll('templateName', names.camel)
    .replaceAll('TemplateName', names.pascal)
    .replaceAll('Template name', names.words);
  for (const [word, value] of Object.entries(values)) text = text.replaceAll(word, value);
  return text;
}

/**
 * @param files where each template goes, by the name of the template
 * @throws Error when a file exists already; then nothing was written
 */
export function writeFilled(
  root: string,
  files: Readonly<Record<string, string>>,
  filling: Filling,
): string[] {
  const present = Object.values(files).find((file) => existsSync(path.join(root, file)));
  if (present) throw new Error(`${present} exists already.`);
  for (const [template, file] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), filled(template, filling));
  }
  return Object.values(files);
}
