import { formatMoney } from '#domain/money/format-money.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { longDate } from '../calendar-date.ts';

export interface FeeNotice {
  firstName: string;
  planName: string;
  levelName: string;
  practiceName: string;
  practicePhone: string;
  newFeeCents: number;
  effectiveDate: string;
}

export function feeNoticeText(notice: FeeNotice): { subject: string; body: string } {
  const { planName, levelName, practiceName } = notice;
  const fee = formatMoney(notice.newFeeCents);
  const day = longDate(notice.effectiveDate);
  return {
    subject: `Your ${planName} plan price changes on ${day}`,
    body: [
      `Hi ${notice.firstName},`,
      `Starting ${day}, your ${planName} plan (${levelName}) will be ${fee} per year. Your current price stays the same until your plan renews.`,
      `Questions? Call us at ${formatPhone(notice.practicePhone)}.`,
      practiceName,
    ].join('\n\n'),
  };
}
