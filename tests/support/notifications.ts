import type { BellScope, Notification } from '#domain/notification/notification.ts';

export const BELL: BellScope = {
  organizationId: 'o1',
  practiceId: 'p1',
  timeZone: 'America/New_York',
  managesPayments: true,
};
export const OTHER_BELL: BellScope = { ...BELL, practiceId: 'p2' };

/** A notification for tests, with the given changes. */
export function notification(given: Partial<Notification> = {}): Notification {
  return {
    id: '5001',
    label: 'A patient has denied benefit usage. Please review their benefits summary.',
    date: '2026-11-20T15:04:05Z',
    priority: 'general',
    type: 'BenefitDenied',
    referenceId: '',
    memberId: '10000001',
    roles: ['ViewerGeneral'],
    about: null,
    ...given,
  };
}

/** About the office: it opens payment management. */
export const OFFICE = notification({
  id: '5002',
  label: 'Your credit card has been declined for auto-renewal.',
  date: '2026-11-21T04:30:00Z',
  type: 'OfficeCardDeclined',
  priority: 'urgent',
  memberId: '',
});
