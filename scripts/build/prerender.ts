// Draws the login page into dist/portal/login.html: its styles, a separator, its markup. Runs after `vite build`.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORTAL = path.join(ROOT, 'dist/portal');
const OUT = path.join(ROOT, 'dist/prerender');
const SPLIT = '<!--portal:split-->';

interface Renderer {
  renderLogin(): string;
}

async function loadRenderer(): Promise<Renderer> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/boot/prerender.tsx',
      outDir: OUT,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      manifest: false,
    },
  });
  return import(pathToFileURL(path.join(OUT, 'prerender.js')).href);
}

/** The built page links to one style sheet. Its URL is included for the pages that follow the login page. */
function pageStyles(): string {
  const page = readFileSync(path.join(PORTAL, 'index.html'), 'utf8');
  const [href, ...more] = [...page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, to]) => to,
  );
  if (href === undefined || more.length > 0) throw new Error('The built page links to not one style sheet.');
  return `<style data-href="${href}">${readFileSync(path.join(PORTAL, href), 'utf8')}</style>`;
}

const { renderLogin } = await loadRenderer();
writeFileSync(path.join(PORTAL, 'login.html'), `${pageStyles()}${SPLIT}${renderLogin()}`);
rmSync(OUT, { recursive: true, force: true });
