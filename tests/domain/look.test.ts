import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, lookAttributes, lookIn, lookInCookies, lookText } from '#domain/look.ts';

describe('how somebody wants the portal to look', () => {
  it('CONST-1: is the default theme until somebody chooses', () => {
    expect(DEFAULT_LOOK).toEqual({
      theme: 'default',
      scheme: 'system',
      density: 'comfortable',
      drawer: 'expanded',
    });
    expect(Object.values(lookAttributes(DEFAULT_LOOK))).toEqual([null, null, null]);
  });

  it('CONST-1: is told and read as four words', () => {
    const look = { theme: 'dark-blue', scheme: 'dark', density: 'compact', drawer: 'collapsed' } as const;
    expect(lookText(look)).toBe('dark-blue.dark.compact.collapsed');
    expect(lookIn('dark-blue.dark.compact.collapsed')).toEqual(look);
    expect(lookInCookies('a=b; look=dark-blue.dark.compact.collapsed; c=d')).toEqual(look);
    expect(lookAttributes(look)).toEqual({
      'data-theme': 'dark-blue',
      'data-scheme': 'dark',
      'data-density': 'compact',
    });
  });

  it.each([
    '',
    'pink.dark.compact.expanded',
    'aqua.dark.compact',
    'aqua.dark.compact.expanded.more',
    'aqua.black.compact.expanded',
    'aqua.dark.tight.expanded',
    'aqua.dark.compact.gone',
  ])('words that nobody knows are no look: %j', (text) => {
    expect(lookIn(text)).toBeNull();
    expect(lookInCookies(`look=${text}`)).toBeNull();
  });

  it('no cookie is no look', () => {
    expect(lookInCookies(undefined)).toBeNull();
    expect(lookInCookies('outlook=aqua.dark.compact.expanded')).toBeNull();
  });
});
