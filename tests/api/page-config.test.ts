// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readConfig } from '#api/page-config.ts';
import { PAGE_CONFIG } from '../app/page-config.ts';

function pageWith(block: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (block === null) return page;
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'portal-config';
  script.textContent = block;
  page.body.append(script);
  return page;
}

describe('the configuration in the page', () => {
  it('is read as the server wrote it', () => {
    expect(readConfig(pageWith(JSON.stringify(PAGE_CONFIG)))).toEqual({ kind: 'ok', config: PAGE_CONFIG });
  });

  it('says that it is missing', () => {
    expect(readConfig(pageWith(null))).toEqual({
      kind: 'broken',
      why: 'The page came without its configuration.',
    });
  });

  it.each(['', '{"apiBase":"/api"', '<html>'])('says that %j is not readable', (block) => {
    expect(readConfig(pageWith(block))).toEqual({
      kind: 'broken',
      why: 'The configuration of the page is not readable.',
    });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['one without an address of the API', { ...PAGE_CONFIG, apiBase: undefined }],
    ['one that misses a widget', { ...PAGE_CONFIG, widgets: { patients: '' } }],
    ['one of an unknown mode', { ...PAGE_CONFIG, mode: 'debug' }],
    ['one whose trusted origins are no list', { ...PAGE_CONFIG, trustedOrigins: 'https://a.test' }],
  ])('says that %s is incomplete', (_, config) => {
    expect(readConfig(pageWith(JSON.stringify(config)))).toEqual({
      kind: 'broken',
      why: 'The configuration of the page is incomplete.',
    });
  });
});
