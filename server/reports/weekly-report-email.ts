import { formatMoney } from '#domain/money/format-money.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { longDate } from '../calendar-date.ts';
import { type EmailText, emailOf } from '../mail/email-texts.ts';
import { followUpRows, type WeeklyFigures } from './weekly-report-tables.ts';

/** Figures only: other people may read the email. The page behind the link ends the subscription. */
export function weeklyReportEmail(
  firstName: string,
  { practice, today }: WeeklyFigures,
  portalUrl: string,
): EmailText {
  return emailOf({
    subject: `Weekly report of ${practice}`,
    sender: { name: PRODUCT_NAME, phone: null },
    heading: `Weekly report of ${practice}`,
    firstName,
    paragraphs: [
      `Here are the figures of ${longDate(today.day)}. The attached PDF has the pages Today and Revenue.`,
    ],
    facts: [...followUpRows(today), ['Collected this month, less refunds', formatMoney(today.goal.metCents)]],
    button: { label: 'Change this in Settings', link: `${portalUrl}${PAGES.settings.path}` },
    notes: [
      'You receive this email because “Weekly report by email” is on in Settings. Turn it off there to stop these emails.',
    ],
  });
}
