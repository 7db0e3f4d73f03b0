import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Names } from './names.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** The placeholders in templates. */
export interface Filling {
  names: Names;
  /** By its placeholder in templates. */
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
 * @param files the target path of each template, by its name
 * @throws Error when a file already exists; nothing is written then
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
