import { describe, expect, it } from 'vitest';
import { initials, sortedByName } from '#domain/access/staff.ts';

describe('a staff user', () => {
  it('LAYOUT-2: initials are the first letters of the first and the last word, in capitals', () => {
    expect(initials('Ann Marie Okafor')).toBe('AO');
    expect(initials('ann okafor')).toBe('AO');
    expect(initials('  Ann   Okafor  ')).toBe('AO');
    expect(initials('élodie Ñandú')).toBe('ÉÑ');
  });

  it('LAYOUT-2: one word has one initial, and an empty name none', () => {
    expect([initials('Ann'), initials('a'), initials(''), initials('   ')]).toEqual(['A', 'A', '', '']);
  });

  it('LAYOUT-1: the options of a menu are sorted alphabetically regardless of case, and numbers by value', () => {
    const options = ['birch', 'Willow 10', 'Acorn', 'Willow 9'].map((name) => ({ name }));
    expect(sortedByName(options).map(({ name }) => name)).toEqual([
      'Acorn',
      'birch',
      'Willow 9',
      'Willow 10',
    ]);
    expect(options[0]?.name).toBe('birch');
  });
});
