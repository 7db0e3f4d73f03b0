import { describe, expect, it } from 'vitest';
import {
  appearanceAttributes,
  appearanceInCookies,
  DEFAULT_APPEARANCE,
  formatAppearance,
  parseAppearance,
} from '#domain/session/appearance.ts';

describe('the appearance of the portal', () => {
  it('CONST-1: is the default theme until the user chooses one', () => {
    expect(DEFAULT_APPEARANCE).toEqual({
      theme: 'default',
      scheme: 'system',
      density: 'comfortable',
      contrast: 'system',
      drawer: 'expanded',
      keys: 'all',
    });
    expect(Object.values(appearanceAttributes(DEFAULT_APPEARANCE))).toEqual([null, null, null, null]);
  });

  it('CONST-1: is stored as six words; five words of earlier versions are read too', () => {
    const appearance = {
      theme: 'dark-blue',
      scheme: 'dark',
      density: 'compact',
      contrast: 'more',
      drawer: 'collapsed',
      keys: 'modified',
    } as const;
    expect(formatAppearance(appearance)).toBe('dark-blue.dark.compact.more.collapsed.modified');
    expect(parseAppearance('dark-blue.dark.compact.more.collapsed.modified')).toEqual(appearance);
    expect(parseAppearance('dark-blue.dark.compact.more.collapsed')).toEqual({ ...appearance, keys: 'all' });
    expect(
      appearanceInCookies('a=b; appearance=dark-blue.dark.compact.more.collapsed.modified; c=d'),
    ).toEqual(appearance);
    expect(appearanceAttributes(appearance)).toEqual({
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
  ])('unknown words are not an appearance: %j', (text) => {
    expect(parseAppearance(text)).toBeNull();
    expect(appearanceInCookies(`appearance=${text}`)).toBeNull();
  });

  it('no cookie is no appearance', () => {
    expect(appearanceInCookies(undefined)).toBeNull();
    expect(appearanceInCookies('old-appearance=aqua.dark.compact.system.expanded')).toBeNull();
  });
});
