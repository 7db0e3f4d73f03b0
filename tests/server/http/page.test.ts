import { describe, expect, it } from 'vitest';
import { appearanceInCookies } from '#domain/session/appearance.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { pageConfig, readConfig } from '#server/config.ts';
import { pageTemplate, renderPage } from '#server/http/page.ts';
import { portalPolicy } from '#server/http/security-headers.ts';
import { powerBiSettings } from '#tests/support/power-bi-service.ts';

const PAGE = `<head><!--portal:nonce--><!--portal:styles-->
<link rel="stylesheet" crossorigin href="/assets/index.css">
<link rel="stylesheet" href="/assets/other.css">
</head><body><div id="root"><!--portal:app--></div><!--portal:config--></body>`;
const LOGIN =
  '<style data-href="/assets/index.css">.login{color:red}</style><!--portal:split--><main>LOGIN</main>';
const template = pageTemplate(PAGE, LOGIN);
const config = pageConfig(readConfig({}), '1.0.0');

function configIn(html: string): PageConfig {
  const json = /<script type="application\/json" id="portal-config">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? '');
}

describe('the page of one response', () => {
  it('LOGIN-1: /login is rendered in the build, and the nonce of the response allows its styles', () => {
    const html = renderPage(template, '/login?from=mail', 'abc', config);
    expect(html).toContain('<meta property="csp-nonce" nonce="abc">');
    expect(html).toContain('<style nonce="abc" data-href="/assets/index.css">.login{color:red}</style>');
    expect(html).toContain('<div id="root"><main>LOGIN</main></div>');
  });

  it('every other address is empty', () => {
    const html = renderPage(template, '/search-patients', 'abc', config);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('<style');
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  });

  it('the login page does not load its inlined style sheet as a file', () => {
    const html = renderPage(template, '/login', 'abc', config);
    expect(html.match(/<link rel="stylesheet".*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/other.css">',
    ]);
  });

  it('CONST-1: the page has the saved appearance before any script runs, and the login page has one color', () => {
    const drawn = pageTemplate(`<html lang="en">${PAGE}</html>`, LOGIN);
    const headOf = (url: string, cookie: string) =>
      renderPage(drawn, url, 'abc', config, appearanceInCookies(cookie)).slice(0, 120).split('>')[0];
    expect(headOf('/', 'other=1; appearance=purple.dark.compact.more.expanded')).toBe(
      '<html data-theme="purple" data-scheme="dark" data-density="compact" data-contrast="more" lang="en"',
    );
    expect(headOf('/login', 'appearance=purple.dark.compact.more.expanded')).toBe(
      '<html data-scheme="dark" data-font="later" lang="en"',
    );
    for (const cookie of [
      'appearance=default.system.comfortable.system.expanded',
      'appearance="><script>.dark.compact.more.expanded',
      '',
    ])
      expect(headOf('/', cookie)).toBe('<html lang="en"');
  });

  it('contains the settings as JSON that no value can break out of', () => {
    const hostile = { ...config, reportUrl: '</script><script>alert(1)</script><!-- $& $1' };
    const html = renderPage(template, '/', 'abc', hostile);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    expect(configIn(html)).toEqual(hostile);
  });

  it('a built page without its markers stops the start', () => {
    expect(() => pageTemplate('<html></html>', LOGIN)).toThrow(
      'The built page has no marker for nonce, config, styles, app',
    );
  });
});

describe('the policy of the page', () => {
  it('allows only this server by default', () => {
    expect(portalPolicy(readConfig({}), 'abc', '/')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-ESVuEbkm/9iWMYyPyyF6ftkvrl588Z4yvZdfazqkyxA='; style-src 'self' 'nonce-abc'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; frame-ancestors 'none'; " +
        "base-uri 'none'; form-action 'none'; trusted-types 'none'; require-trusted-types-for 'script'",
    );
  });

  it('allows the Trusted Types policies of widgets, and on the login page the one for its speculation rule', () => {
    const policyAt = (url: string) => portalPolicy(readConfig({}), 'abc', url);
    expect(policyAt('/login?practice=1')).toContain('; trusted-types speculation; ');
    const widgets = readConfig({ WIDGET_TRUSTED_TYPES: 'lit-html, fees' });
    expect(portalPolicy(widgets, 'abc', '/')).toContain('; trusted-types lit-html fees; ');
    expect(portalPolicy(widgets, 'abc', '/login')).toContain('; trusted-types speculation lit-html fees; ');
    for (const url of ['/', '/reports', '/loginx'])
      expect(policyAt(url)).toContain("; trusted-types 'none'; ");
  });

  it('MISSION-2: allows the origin of each configured address where it is used', () => {
    const policy = portalPolicy(
      readConfig({
        REPORT_URL: 'https://report.example/view',
        MARKETPLACE_URL: '/plans',
        HOSTED_FIELDS_URL: 'https://cards.example',
        PAYMENT_API_URL: 'https://pay.example/v1',
        WIDGET_GOALS_URL: 'https://widgets.example/goals.js',
      }),
      'abc',
      '/',
    );
    expect(policy).toContain(
      "script-src 'self' 'sha256-ESVuEbkm/9iWMYyPyyF6ftkvrl588Z4yvZdfazqkyxA=' https://widgets.example;",
    );
    expect(policy).toContain("style-src 'self' 'nonce-abc' https://widgets.example;");
    expect(policy).toContain("connect-src 'self' https://pay.example https://widgets.example;");
    expect(policy).toContain("frame-src 'self' https://report.example https://cards.example;");
    expect(portalPolicy(readConfig(powerBiSettings('')), 'abc', '/')).toContain(
      "frame-src 'self' https://app.powerbi.com;",
    );
  });
});
