import { dollarsOf } from '../http/money.ts';

/** What a subscriber is told of an increase. */
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
  const fee = `$${dollarsOf(notice.newFeeCents).toFixed(2)}`;
  const day = americanDate(notice.effectiveDate);
  return {
    subject: `The fee of your plan ${planName} changes on ${day}`,
    body: [
      `Hello ${notice.firstName},`,
      `from ${day} on your plan ${planName} (${levelName}) costs ${fee} a year. Until its end your present plan costs what you agreed on.`,
      `Please call ${notice.practicePhone} with any question.`,
      practiceName,
    ].join('\n\n'),
  };
}

function americanDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}
