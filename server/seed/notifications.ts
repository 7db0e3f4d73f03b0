import type { NotificationType } from '../notifications/notifications.queries.ts';

interface SampleNotification {
  text: string;
  notificationType: NotificationType;
  typeOfNotification: 'AutoRenewalFailed' | 'OfficeCardExpiring' | 'BenefitDenied' | 'OfficeCardDeclined';
  hoursAgo: number;
  aboutPatient: boolean;
}

/** One of each type, with the texts of SAMPLE-2. */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    text: "Payment failed for patient's auto-renewal. Follow up to avoid service interruption.",
    notificationType: 'important',
    typeOfNotification: 'AutoRenewalFailed',
    hoursAgo: 0,
    aboutPatient: true,
  },
  {
    text: 'A patient has denied benefit usage. Please review their benefits summary.',
    notificationType: 'general',
    typeOfNotification: 'BenefitDenied',
    hoursAgo: 26,
    aboutPatient: true,
  },
  {
    text: 'Your credit card has been declined for auto-renewal.',
    notificationType: 'urgent',
    typeOfNotification: 'OfficeCardDeclined',
    hoursAgo: 75,
    aboutPatient: false,
  },
  {
    text: 'The office payment card will expire soon. Please update it to avoid failed transactions.',
    notificationType: 'general',
    typeOfNotification: 'OfficeCardExpiring',
    hoursAgo: 149,
    aboutPatient: false,
  },
];
