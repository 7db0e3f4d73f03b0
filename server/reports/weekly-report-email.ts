import { formatLongDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { NET_COLLECTIONS } from '#domain/report/report-words.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { type EmailText, emailOf } from '../mail/email-texts.ts';
import { followUpRows, type WeeklyFigures } from './weekly-report-tables.ts';

/**
 * Contains no patient data, because email is not private. The button opens Settings, where the user can turn the
 * email off.
 */
export function weeklyReportEmail(
  firstName: string,
  { practice, today }: WeeklyFigures,
  portalUrl: string,
): EmailText {
  return emailOf({
    subject: `Weekly report for ${practice}`,
    sender: { name: PRODUCT_NAME, phone: null },
    heading: `Weekly report for ${practice}`,
    firstName,
    paragraphs: [
      `Here are the figures for ${formatLongDate(today.day)}. The attached PDF has the Today and Revenue pages.`,
    ],
    facts: [...followUpRows(today), [`${NET_COLLECTIONS} this month`, formatMoney(today.goal.metCents)]],
    button: { label: 'Open Settings', link: `${portalUrl}${PAGES.settings.path}` },
    notes: [
      'You receive this email because “Weekly report by email” is on in Settings. Turn it off there to stop these emails.',
    ],
  });
}
