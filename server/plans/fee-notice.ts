import { formatDate, formatLongDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { countOf } from '#domain/text/count.ts';
import { emailOf, type Recipient } from '../mail/email-texts.ts';

export interface FeeNotice extends Recipient {
  planName: string;
  levelName: string;
  newFeeCents: number;
  effectiveDate: string;
}

export function feeNoticeEmail(notice: FeeNotice): ReturnType<typeof emailOf> {
  const { firstName, practice, planName, levelName } = notice;
  const fee = formatMoney(notice.newFeeCents);
  const day = formatLongDate(notice.effectiveDate);
  return emailOf({
    subject: `Your ${planName} plan price changes on ${day}`,
    sender: practice,
    heading: 'Your plan price is changing',
    firstName,
    paragraphs: [
      `Starting ${day}, your ${planName} plan (${levelName}) will be ${fee} per year. Your current price stays the same until your plan renews.`,
    ],
  });
}

/** How the keys of an increase's emails begin. The plan of the subscriber follows. */
export const noticesOf = (increaseId: number): string => `fee-notice:${increaseId}:`;

/** For the staff who manage plan fees. @param patients how many receive a late notice */
export function postponedText(
  { planName, levelName, effectiveDate }: Pick<FeeNotice, 'planName' | 'levelName' | 'effectiveDate'>,
  patients: number,
): string {
  const day = formatDate(effectiveDate);
  return `The fee increase for ${planName} (${levelName}) was postponed to ${day} because ${noticesTo(patients)} went out late.`;
}

function noticesTo(patients: number): string {
  if (patients === 0) return 'its notice';
  return `${patients === 1 ? 'the notice' : 'the notices'} to ${countOf(patients, 'patient')}`;
}
