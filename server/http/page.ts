import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLoginPath } from '#domain/navigation/routes.ts';
import { DEFAULT_LOOK, type Look, lookAttributes } from '#domain/session/look.ts';
import type { PageConfig } from '#domain/session/page-config.ts';

const MARKERS = ['nonce', 'config', 'styles', 'app'] as const;
type Marker = (typeof MARKERS)[number];
const MARKER_PATTERN = /<!--portal:(nonce|config|styles|app)-->/;
const LOGIN_SPLIT = '<!--portal:split-->';
/** The style sheet that a pre-rendered page holds inline, and its address as a file. */
const INLINE_STYLE = /<style data-href="([^"]+)">/;
const NONCE_BYTES = 18;

/** HTML cut at its markers: text, marker, text, marker, …, text. */
type Pieces = readonly string[];

interface Page {
  pieces: Pieces;
  styles: string;
  markup: string;
}

/** The built HTML, ready to be filled in for a reply. */
export interface PageTemplate {
  login: Page;
  other: Page;
}

/** Reads the built pages; undefined where the portal has not been built. */
export function readPageTemplate(folder: string): PageTemplate | undefined {
  const page = path.join(folder, 'index.html');
  const login = path.join(folder, 'login.html');
  if (!existsSync(page) || !existsSync(login)) return undefined;
  return pageTemplate(readFileSync(page, 'utf8'), readFileSync(login, 'utf8'));
}

export function pageTemplate(page: string, login: string): PageTemplate {
  const [styles = '', markup = ''] = login.split(LOGIN_SPLIT);
  const loginPage = withFontLater(withoutLinkTo(INLINE_STYLE.exec(styles)?.[1], page));
  return {
    login: { pieces: piecesOf(loginPage), styles, markup },
    other: { pieces: piecesOf(page), styles: '', markup: '' },
  };
}

/** The page asks for its font when its code has come: the two would share the line, and the code is waited for. */
const withFontLater = (page: string): string => page.replace('<html', '<html data-font="later"');

function piecesOf(page: string): Pieces {
  const pieces = page.split(MARKER_PATTERN);
  const missing = MARKERS.filter((marker) => !pieces.includes(marker));
  if (missing.length > 0) throw new Error(`The built page has no marker for ${missing.join(', ')}`);
  return pieces;
}

/** A style sheet that is in the page already must not be waited for. */
function withoutLinkTo(href: string | undefined, page: string): string {
  return page.replace(/[ \t]*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/g, (link, to: string) =>
    to === href ? '' : link,
  );
}

export const freshNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/** The HTML of one reply. The login page comes drawn, so that it shows before its code has loaded. */
export function renderPage(
  template: PageTemplate,
  url: string,
  nonce: string,
  config: PageConfig,
  look: Look | null = null,
): string {
  const isLogin = isLoginPath(url);
  const page = isLogin ? template.login : template.other;
  const content: Record<Marker, string> = {
    nonce: `<meta property="csp-nonce" nonce="${nonce}">`,
    config: `<script type="application/json" id="portal-config">${scriptJson(config)}</script>`,
    styles: page.styles.replace('<style ', `<style nonce="${nonce}" `),
    app: page.markup,
  };
  const [head = '', ...rest] = page.pieces.map((piece) => (isMarker(piece) ? content[piece] : piece));
  return withLook(head, look, isLogin) + rest.join('');
}

/** Drawn as it was last looked at, before any script has run. The login page has one theme only. */
function withLook(head: string, look: Look | null, isLogin: boolean): string {
  if (look === null) return head;
  const shown = isLogin ? { ...DEFAULT_LOOK, scheme: look.scheme } : look;
  const attributes = Object.entries(lookAttributes(shown)).flatMap(([name, value]) =>
    value === null ? [] : ` ${name}="${value}"`,
  );
  return head.replace('<html', () => `<html${attributes.join('')}`);
}

const isMarker = (piece: string): piece is Marker => MARKERS.some((marker) => marker === piece);

/** JSON that no value can close the script element of, nor open a comment in. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
