// Writes dist/portal/licenses.txt: the licenses of third-party code and fonts in the portal. Runs after `vite build`.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenseNotices } from './license-notices.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORTAL = path.join(ROOT, 'dist/portal');
/** Vite lists the packages in its chunks (`build.license`), one file for each build. */
const LISTS = ['portal/.vite/portal', 'portal/.vite/frames', 'statecharts/.vite/atelier'].map((list) =>
  path.join(ROOT, 'dist', `${list}-licenses.json`),
);
/** Code that the browser receives outside the chunks: build helpers, the API reference, and a worker. */
const OUTSIDE_CHUNKS = ['elkjs', 'rolldown', 'swagger-ui-dist', 'vite'];
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i;
/** The rest of Vite's license file covers packages that run only during the build. */
const VITE_BUILD_PACKAGES = /^# Licenses of bundled dependencies$.*/ms;
const FONT = /\.(?:woff2?|ttf|otf)$/;

const readText = (...names: string[]): string => readFileSync(path.join(...names), 'utf8');
const readJson = (...names: string[]) => JSON.parse(readText(...names));

const installed: Record<string, { version?: string }> = readJson(ROOT, 'package-lock.json').packages;

function folderOf({ name, version }: { name: string; version: string }): string {
  const folder = Object.keys(installed).find(
    (each) => each.endsWith(`node_modules/${name}`) && installed[each]?.version === version,
  );
  if (folder === undefined) throw new Error(`package-lock.json does not contain ${name} ${version}.`);
  return path.join(ROOT, folder);
}

function licensedPackage(folder: string) {
  const { name, version, license: identifier, author } = readJson(folder, 'package.json');
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => readText(folder, entry.name).replace(VITE_BUILD_PACKAGES, '').trim());
  const text = files.length === 0 ? undefined : files.join('\n\n');
  return { name, version, identifier, author: author?.name ?? author, text };
}

/** The license of a font is next to it in the sources. */
function licensedFont(file: string) {
  const manifest: Record<string, { file: string; src?: string }> = readJson(PORTAL, 'manifest.json');
  const source = Object.values(manifest).find((entry) => entry.file === `assets/${file}`)?.src;
  const license = path.join(ROOT, path.dirname(source ?? file), 'LICENSE');
  const hasLicense = source !== undefined && existsSync(license);
  return { name: path.basename(source ?? file), text: hasLicense ? readText(license) : undefined };
}

const folders = [
  ...LISTS.flatMap((list) => readJson(list)).map(folderOf),
  ...OUTSIDE_CHUNKS.map((name) => path.join(ROOT, 'node_modules', name)),
];
const fonts = readdirSync(path.join(PORTAL, 'assets')).filter((file) => FONT.test(file));
const notices = licenseNotices([...folders.map(licensedPackage), ...fonts.map(licensedFont)]);
writeFileSync(path.join(PORTAL, 'licenses.txt'), notices);
for (const folder of new Set(LISTS.map(path.dirname))) rmSync(folder, { recursive: true });
