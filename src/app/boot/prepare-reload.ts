import { SIGN_IN_SPECULATION, SPECULATION_POLICY } from '#domain/navigation/speculation.ts';

/** Prefetches the page that a sign-in reloads into, and its styles. */
export function prepareReload(page: Document): void {
  const styles = page.querySelector<HTMLElement>('style[data-href]')?.dataset['href'];
  if (styles !== undefined) page.head.append(laterStyles(page, styles));
  if (knowsSpeculation()) page.head.append(speculation(page));
}

/** Fetches a print style sheet, which does not block rendering. */
function laterStyles(page: Document, address: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'print';
  link.crossOrigin = '';
  link.href = address;
  return link;
}

function knowsSpeculation(): boolean {
  const { supports } = HTMLScriptElement;
  return typeof supports === 'function' && supports('speculationrules');
}

/** Asks a browser that supports speculation rules to prefetch the page. */
function speculation(page: Document): HTMLScriptElement {
  const script = page.createElement('script');
  script.type = 'speculationrules';
  script.textContent = trustedScript(SIGN_IN_SPECULATION);
  return script;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string };
}

/** Trusted Types: the page's policy allows no plain text to become a script. */
function trustedScript(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return text;
  return trustedTypes.createPolicy(SPECULATION_POLICY, { createScript: (rules) => rules }).createScript(text);
}
