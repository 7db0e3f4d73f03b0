import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, lookAttributes, lookIn, lookInCookies, lookText } from '#domain/session/look.ts';

describe('how somebody wants the portal to look', () => {
  it('CONST-1: is the default theme until somebody chooses', () => {
    expect(DEFAULT_LOOK).toEqual({
      theme: 'default',
      scheme: 'system',
      density: 'comfortable',
      contrast: 'system',
      drawer: 'expanded',
      keys: 'all',
    });
    expect(Object.values(lookAttributes(DEFAULT_LOOK))).toEqual([null, null, null, null]);
  });

  it('CONST-1: is told and read as six words, and from before there were keys as five', () => {
    const look = {
      theme: 'dark-blue',
      scheme: 'dark',
      density: 'compact',
      contrast: 'more',
      drawer: 'collapsed',
      keys: 'modified',
    } as const;
    expect(lookText(look)).toBe('dark-blue.dark.compact.more.collapsed.modified');
    expect(lookIn('dark-blue.dark.compact.more.collapsed.modified')).toEqual(look);
    expect(lookIn('dark-blue.dark.compact.more.collapsed')).toEqual({ ...look, keys: 'all' });
    expect(lookInCookies('a=b; look=dark-blue.dark.compact.more.collapsed.modified; c=d')).toEqual(look);
    expect(lookAttributes(look)).toEqual({
      'data-theme': 'dark-blue',
      'data-scheme': 'dark',
      'data-density': 'compact',
      'data-contrast': 'more',
    });
  });

  it.each([
    '',
    'pink.dark.compact.system.expanded',
    'aqua.dark.compact',
    'aqua.dark.compact.system.expanded.more',
    'aqua.black.compact.system.expanded',
    'aqua.dark.tight.system.expanded',
    'aqua.dark.compact.system.gone',
    'aqua.dark.compact.less.expanded',
  ])('words that nobody knows are no look: %j', (text) => {
    expect(lookIn(text)).toBeNull();
    expect(lookInCookies(`look=${text}`)).toBeNull();
  });

  it('no cookie is no look', () => {
    expect(lookInCookies(undefined)).toBeNull();
    expect(lookInCookies('outlook=aqua.dark.compact.system.expanded')).toBeNull();
  });
});
