import { describe, expect, it } from 'vitest';
import {
  actionOf,
  adviceOn,
  bellScopeOf,
  dayHeading,
  dayWords,
  detailOf,
  pageOfNotification,
  timeWords,
  withArrival,
  withSeen,
} from '#domain/notification/notification.ts';
import { notification, OFFICE } from '../../support/notifications.ts';
import { staffUser } from '../../support/staff-user.ts';

describe('the day of a notification', () => {
  it('BELL-2, CONST-3: Today is the day in the practice’s time zone', () => {
    const lateEvening = Date.parse('2026-11-21T04:30:00Z');
    expect(dayWords('2026-11-20T15:04:05Z', lateEvening, 'America/New_York')).toBe('Today');
    expect(dayWords('2026-11-20T15:04:05Z', lateEvening, 'Europe/Berlin')).toBe('11/20/2026');
    expect(dayWords('2026-03-08T04:59:59Z', lateEvening, 'America/New_York')).toBe('03/07/2026');
  });

  it('the time and the heading of the day are in the practice’s time zone too', () => {
    const now = Date.parse('2026-11-21T04:30:00Z');
    const heading = (date: string) => dayHeading(date, now, 'Pacific/Honolulu');
    expect(timeWords('2026-11-20T15:04:05Z', 'Pacific/Honolulu')).toMatch(/^5:04 AM/);
    expect(heading('2026-11-20T15:04:05Z')).toBe('Today');
    expect(heading('2026-11-20T05:00:00Z')).toBe('Yesterday, 11/19/2026');
    expect(heading('2026-03-08T05:00:00Z')).toBe('Saturday, 03/07/2026');
    expect(heading('2025-12-24T12:00:00Z')).toBe('Wednesday, 12/24/2025');
  });
});

describe('the page of a notification', () => {
  it('ENTITY-5.4: a type that the portal does not know opens the dashboard', () => {
    expect(pageOfNotification(notification({ type: 'Other' }))).toEqual({ path: '/', isAboutMember: false });
  });
});

describe('a postponed fee increase', () => {
  it('BELL-5: opens the plan fees', () => {
    const postponed = notification({ type: 'FeeIncreasePostponed' });
    const scope = { organizationId: 'o2', practiceId: 'p3', timeZone: 'UTC', managesPayments: false };
    expect(pageOfNotification(postponed)).toEqual({ path: '/fee-management', isAboutMember: false });
    expect(actionOf(postponed, scope)).toEqual({ label: 'View plan fees', path: '/fee-management' });
  });
});

describe('the scope of the bell', () => {
  const selection = { organizationId: 'o2', practiceId: 'p3', memberId: null };
  const holder = (name: string) => staffUser({ roles: [{ id: '1', name, permissions: [] }] });

  it('BELL-1: is the selected practice, for a user who may see notifications', () => {
    expect(bellScopeOf(holder('ViewerGeneral'), selection)).toEqual({
      organizationId: 'o2',
      practiceId: 'p3',
      timeZone: 'America/Los_Angeles',
      managesPayments: false,
    });
    expect(bellScopeOf(holder('AdministratorPlanFees'), selection)).toBeNull();
    expect(bellScopeOf(holder('ViewerGeneral'), { ...selection, practiceId: 'p9' })).toBeNull();
  });
});

describe('what a user without the right to payment management sees', () => {
  it('BELL-5: an office card names who can update it; other notifications open their page', () => {
    const office = notification({ type: 'OfficeCardExpiring' });
    const scope = { organizationId: 'o2', practiceId: 'p3', timeZone: 'UTC', managesPayments: false };
    expect(adviceOn(office, scope)).toBe('Ask your office manager to update it.');
    expect(actionOf(office, scope)).toBeNull();
    expect(actionOf(office, { ...scope, managesPayments: true })?.label).toBe('Update card');
    expect(adviceOn(office, { ...scope, managesPayments: true })).toBeNull();
    expect(adviceOn(notification({ type: 'BenefitDenied' }), scope)).toBeNull();
  });
});

describe('the plan or benefit after the name of the patient', () => {
  const about = { patientName: 'Ada Marlowe', planName: 'Family Smile', denied: null };

  it.each([
    ['AutoRenewalFailed', about, 'Family Smile'],
    ['BenefitDenied', about, 'Family Smile'],
    [
      'BenefitDenied',
      { ...about, denied: { benefit: 'Fluoride', procedureDate: '2026-11-12' } },
      'Fluoride on 11/12/2026',
    ],
    ['AutoRenewalFailed', { ...about, planName: '' }, ''],
    ['OfficeCardExpiring', null, ''],
  ])('of %s about %o is "%s"', (type, subject, words) => {
    expect(detailOf(notification({ type, about: subject }))).toBe(words);
  });
});

describe('the notifications of the bell', () => {
  it('BELL-2: an arrival is first, and listed once', () => {
    const denied = notification();
    expect(withArrival([denied], OFFICE)).toEqual([OFFICE, denied]);
    expect(withArrival([OFFICE, denied], { ...denied, label: 'Newer' })).toEqual([
      { ...denied, label: 'Newer' },
      OFFICE,
    ]);
  });

  it('at most 500 seen ids are stored, each once', () => {
    expect(withSeen(['1', '2'], ['1', '3'])).toEqual(['2', '1', '3']);
    const many = Array.from({ length: 500 }, (_, id) => String(id));
    expect(withSeen(many, ['500'])).toEqual([...many.slice(1), '500']);
  });
});
