import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStatus } from '#domain/plan/plan.ts';
import { digitsOf } from '#domain/text/digits.ts';

describe('the status of a plan', () => {
  it('ENTITY-4: the number 0 is None, 1 Active, 2 Expired', () => {
    expect([0, 1, 2].map(planStatus)).toEqual(['None', 'Active', 'Expired']);
  });

  it('ENTITY-4: a text stays unchanged', () => {
    expect(['Active', 'Expired', 'Inactive', 'None', '1', ''].map(planStatus)).toEqual([
      'Active',
      'Expired',
      'Inactive',
      'None',
      '1',
      '',
    ]);
    fc.assert(fc.property(fc.string(), (text) => planStatus(text) === text));
  });

  it('ENTITY-4: anything unmapped is None', () => {
    const unmapped = [3, 99, -1, 0.5, Number.NaN, null, undefined, true, {}, []];
    expect(unmapped.map(planStatus)).toEqual(unmapped.map(() => 'None'));
  });
});

describe('the digits of a phone number', () => {
  it('ENTITY-2, ENTITY-6: all other characters are removed', () => {
    expect(digitsOf('(614) 555-0119')).toBe('6145550119');
    expect(digitsOf('+1 614.555.0119 ext. 7')).toBe('161455501197');
    expect(digitsOf('none')).toBe('');
  });

  it('ENTITY-2, ENTITY-6: keep their order', () => {
    const other = fc.string().map((text) => text.replace(/[0-9]/g, ''));
    const digit = fc.integer({ min: 0, max: 9 }).map(String);
    fc.assert(
      fc.property(fc.array(fc.tuple(other, digit)), other, (pairs, end) => {
        const written = `${pairs.flat().join('')}${end}`;
        expect(digitsOf(written)).toBe(pairs.map(([, kept]) => kept).join(''));
      }),
    );
  });
});
