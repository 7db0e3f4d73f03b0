import { expect, it } from 'vitest';
import { unusualWords } from '#domain/plan/unusual-price.ts';

const words = (ucrCents: number, medianCents: number | null, isUnusual = true) =>
  unusualWords({ ucrCents, medianCents, isUnusual }, 'Appliances');

it('API-17.7: a marked price shows how far it is from the median of its category', () => {
  expect(words(420_000, 26_000)).toBe('16.2 times the median of Appliances');
  expect(words(78_000, 26_000)).toBe('3 times the median of Appliances');
  expect(words(6000, 26_000)).toBe('23% of the median of Appliances');
  expect(words(0, 26_000)).toBe('Free, unlike other codes in Appliances');
});

it('API-17.7: a usual price, and a price in a category without a median, show nothing', () => {
  expect(words(26_000, 26_000, false)).toBeNull();
  expect(words(26_000, null)).toBeNull();
});
