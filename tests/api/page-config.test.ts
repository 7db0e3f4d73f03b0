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
    expect(readConfig(pageWith(JSON.stringify(PAGE_CONFIG)))).toEqual(PAGE_CONFIG);
  });

  it.each([
    ['no block', null],
    ['an empty block', ''],
    ['a truncated block', '{"apiBase":"/api"'],
    ['HTML', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no address of the API', JSON.stringify({ ...PAGE_CONFIG, apiBase: undefined })],
    ['no address of a widget', JSON.stringify({ ...PAGE_CONFIG, widgets: { patients: '' } })],
    ['no support address', JSON.stringify({ ...PAGE_CONFIG, supportEmail: undefined })],
    ['no word on emailed reports', JSON.stringify({ ...PAGE_CONFIG, emailsReports: undefined })],
    ['no support phone', JSON.stringify({ ...PAGE_CONFIG, supportPhone: undefined })],
    ['no support hours', JSON.stringify({ ...PAGE_CONFIG, supportHours: undefined })],
    [
      'trusted origins that are not a list',
      JSON.stringify({ ...PAGE_CONFIG, trustedOrigins: 'https://a.test' }),
    ],
  ])('is null when the page has %s', (_, block) => {
    expect(readConfig(pageWith(block))).toBeNull();
  });
});
