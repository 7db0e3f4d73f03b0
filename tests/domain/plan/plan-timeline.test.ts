import { describe, expect, it } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import { comesOfAge, dayOfAge, termMoments } from '#domain/plan/plan-timeline.ts';
import { ADA, heldBy, NELL } from '../../support/patient-plans.ts';
import { inEachZone } from '../../support/time-zones.ts';

const TERM = { startDate: '2026-06-10', endDate: '2027-06-10' };
const heldIn = (plan: Partial<Plan>) => ({ ...heldBy({ members: [], ...plan }), term: TERM });

describe('the timeline of a plan term', () => {
  it('CONST-2: a child who turns 18 within the term is marked, on the day, in every time zone', async () => {
    await inEachZone(() => {
      expect(termMoments({ ...heldIn({ members: [NELL] }), member: ADA }, '2026-11-22')).toEqual([
        { kind: 'begins', day: '2026-06-10', words: 'Started 06/10/2026', share: 0 },
        { kind: 'today', day: '2026-11-22', words: 'Today, 11/22/2026', share: 165 / 365 },
        { kind: 'comesOfAge', day: '2027-02-28', words: 'Nell turns 18 on 02/28/2027', share: 263 / 365 },
        { kind: 'ends', day: '2027-06-10', words: 'Ends 06/10/2027', share: 1 },
      ]);
    });
  });

  it('CONST-2: a child turns 18 on the birthday; born on February 29, on March 1 of a year without one', () => {
    expect(['2009-02-28', '2008-02-29', '2010-02-29', '2009-12-31'].map(dayOfAge)).toEqual([
      '2027-02-28',
      '2026-03-01',
      '2028-02-29',
      '2027-12-31',
    ]);
    expect(comesOfAge({ ...NELL, birthDate: '2009-06-10' }, TERM)).toBe('2027-06-10');
    expect(comesOfAge({ ...NELL, birthDate: '2009-06-11' }, TERM)).toBeNull();
    expect(comesOfAge({ ...NELL, adult: true }, TERM)).toBeNull();
  });

  it('CONST-2: a child who turns 18 before the term is not marked, and one who turns 18 on its first day is', () => {
    expect(comesOfAge({ ...NELL, birthDate: '2008-06-09' }, TERM)).toBeNull();
    expect(comesOfAge({ ...NELL, birthDate: '2008-06-10' }, TERM)).toBe('2026-06-10');
  });

  it('ENTITY-3: today is not marked before and after the term', () => {
    const kinds = (today: string) => termMoments(heldIn({}), today).map(({ words }) => words);
    expect(kinds('2026-06-09')).toEqual(['Starts 06/10/2026', 'Ends 06/10/2027']);
    expect(kinds('2027-06-10')).toEqual(['Started 06/10/2026', 'Today, 06/10/2027', 'Ends 06/10/2027']);
    expect(kinds('2027-06-11')).toEqual(['Started 06/10/2026', 'Ended 06/10/2027']);
  });

  it('API-21.25: a renewal that is not paid has not started, also after its first day', () => {
    const words = (today: string) =>
      termMoments(heldIn({ status: 'Inactive' }), today).map((moment) => moment.words);
    expect(words('2026-06-09')).toEqual(['Starts 06/10/2026', 'Ends 06/10/2027']);
    expect(words('2026-06-10')).toEqual(['Due to start 06/10/2026', 'Ends 06/10/2027']);
    expect(words('2027-06-11')).toEqual(['Started 06/10/2026', 'Ended 06/10/2027']);
  });

  it('ENTITY-3: a canceled term ends on the day of its cancellation', () => {
    const words = (canceledOn: string) =>
      termMoments(heldIn({ members: [NELL], status: 'Inactive', canceledOn }), canceledOn).map((moment) => [
        moment.words,
        moment.share,
      ]);
    expect(words('2026-11-22')).toEqual([
      ['Started 06/10/2026', 0],
      ['Canceled 11/22/2026', 1],
    ]);
    expect(words('2026-06-01')).toEqual([['Canceled 06/01/2026', 0]]);
  });
});
