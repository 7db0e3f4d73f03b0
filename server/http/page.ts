import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLoginPath } from '#domain/navigation/routes.ts';
import { type Appearance, appearanceAttributes, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import type { PageConfig } from '#domain/session/page-config.ts';

const MARKERS = ['nonce', 'config', 'styles', 'app'] as const;
type Marker = (typeof MARKERS)[number];
const MARKER_PATTERN = /<!--portal:(nonce|config|styles|app)-->/;
const LOGIN_SPLIT = '<!--portal:split-->';
/** The inline style sheet of a pre-rendered page, with its file's address. */
const INLINE_STYLE = /<style data-href="([^"]+)">/;
const NONCE_BYTES = 18;

type Pieces = readonly string[];

interface Page {
  pieces: Pieces;
  styles: string;
  markup: string;
}

interface PageTemplate {
  login: Page;
  other: Page;
}

/** Undefined until the pages are built. */
export function readPage(folder: string, name = 'index.html'): string | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function readPageTemplate(folder: string): PageTemplate | undefined {
  const page = readPage(folder);
  const login = readPage(folder, 'login.html');
  return page === undefined || login === undefined ? undefined : pageTemplate(page, login);
}

export function pageTemplate(page: string, login: string): PageTemplate {
  const [styles = '', markup = ''] = login.split(LOGIN_SPLIT);
  const loginPage = withFontLater(withoutLinkTo(INLINE_STYLE.exec(styles)?.[1], page));
  return {
    login: { pieces: piecesOf(loginPage), styles, markup },
    other: { pieces: piecesOf(page), styles: '', markup: '' },
  };
}

/** The font loads after the code, because they would share the connection and the code is needed first. */
const withFontLater = (page: string): string => page.replace('<html', '<html data-font="later"');

function piecesOf(page: string): Pieces {
  const pieces = page.split(MARKER_PATTERN);
  const missing = MARKERS.filter((marker) => !pieces.includes(marker));
  if (missing.length > 0) throw new Error(`The built page has no marker for ${missing.join(', ')}`);
  return pieces;
}

/** Removes the link to a style sheet that is inline. */
function withoutLinkTo(href: string | undefined, page: string): string {
  return page.replace(/[ \t]*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/g, (link, to: string) =>
    to === href ? '' : link,
  );
}

export const freshNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/** The login page is pre-rendered, so that it shows before its code loads. */
export function renderPage(
  template: PageTemplate,
  url: string,
  nonce: string,
  config: PageConfig,
  appearance: Appearance | null = null,
): string {
  const isLogin = isLoginPath(url);
  const page = isLogin ? template.login : template.other;
  const content: Record<Marker, string> = {
    nonce: `<meta property="csp-nonce" nonce="${nonce}">`,
    config: configElement(config),
    styles: page.styles.replace('<style ', `<style nonce="${nonce}" `),
    app: page.markup,
  };
  const [head = '', ...rest] = page.pieces.map((piece) => (isMarker(piece) ? content[piece] : piece));
  return withAppearance(head, appearance, isLogin) + rest.join('');
}

/** A page of ours in a frame. */
export function renderFrame(
  page: string,
  nonce: string,
  config: PageConfig,
  appearance: Appearance | null,
): string {
  const head = `<meta property="csp-nonce" nonce="${nonce}">${configElement(config)}`;
  return withAppearance(
    page.replace('<!--frame:head-->', () => head),
    appearance,
    false,
  );
}

const configElement = (config: PageConfig): string =>
  `<script type="application/json" id="portal-config">${scriptJson(config)}</script>`;

/** Applies the stored appearance before any script runs. The login page has one theme. */
function withAppearance(head: string, appearance: Appearance | null, isLogin: boolean): string {
  if (appearance === null) return head;
  const shown = isLogin ? { ...DEFAULT_APPEARANCE, scheme: appearance.scheme } : appearance;
  const attributes = Object.entries(appearanceAttributes(shown)).flatMap(([name, value]) =>
    value === null ? [] : ` ${name}="${value}"`,
  );
  return head.replace('<html', () => `<html${attributes.join('')}`);
}

const isMarker = (piece: string): piece is Marker => MARKERS.some((marker) => marker === piece);

/** No value can close the script element or open a comment in it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
