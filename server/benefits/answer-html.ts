import { dayIn, formatLongDate } from '#domain/date/day.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { escaped } from '../http/escaped.ts';
import { type FormPageText, formPage } from '../http/form-pages.ts';
import { BENEFIT_QUESTION } from '../mail/email-texts.ts';
import type { BenefitQuestion, RequestStatus } from './benefit-answer.ts';

/** For a link that is unknown, or that a newer one replaced. */
export const LINK_UNKNOWN_HTML = formPage({
  title: 'This link isn’t valid',
  sender: null,
  icon: 'link',
  says: [
    'It may have expired, or a newer email replaced it. Use the link in the most recent email, or call the dental office that sent it.',
  ],
});

export function answerHtml(status: RequestStatus, benefit: BenefitQuestion): string {
  const sender = benefit.practice.name;
  if (status === 'open') return formPage({ ...question(benefit), sender }, form(benefit));
  const answer = ANSWERS[status];
  return formPage({ ...WORDS[status](benefit), sender }, answer && answered(benefit, answer));
}

const ANSWERS: Partial<Record<RequestStatus, string>> = {
  confirmed: 'Yes, I used it',
  denied: 'No, I didn’t',
};

const WORDS: Record<Exclude<RequestStatus, 'open'>, (benefit: BenefitQuestion) => FormPageText> = {
  confirmed: ({ practice }) => ({
    title: 'Thanks for confirming',
    icon: 'done',
    says: [`${escaped(practice.name)} received your answer. You can close this page.`],
  }),
  denied: ({ practice }) => ({
    title: 'Thanks for letting us know',
    icon: 'done',
    says: [
      `${escaped(practice.name)} received your answer: you didn’t use this benefit. You can close this page.`,
    ],
  }),
  undone: ({ practice }) => ({
    title: 'No response needed',
    icon: 'done',
    says: [`${escaped(practice.name)} canceled this request. You can close this page.`],
  }),
  expired: ({ practice }) => ({
    title: 'This link has expired',
    icon: 'link',
    says: [`Please ${contact(practice)}.`],
  }),
};

const question = ({ practice, patient, answerUntil }: BenefitQuestion): FormPageText => ({
  title: BENEFIT_QUESTION,
  says: [
    `Hi ${escaped(patient)}, ${escaped(practice.name)} recorded that you used a plan benefit. Please respond by ${formatLongDate(dayIn(practice.timeZone, answerUntil))}.`,
  ],
});

const facts = ({ benefit, procedureDate, planName }: BenefitQuestion, answer?: string): string => `<dl>
${answer === undefined ? '' : `<dt>Your answer</dt><dd>${answer}</dd>\n`}<dt>Benefit</dt><dd>${escaped(benefit)}</dd>
<dt>Date</dt><dd>${formatLongDate(procedureDate)}</dd>
<dt>Plan</dt><dd>${escaped(planName)}</dd>
</dl>`;

const answered = (benefit: BenefitQuestion, answer: string): string => `${facts(benefit, answer)}
<p class="note">Answered by mistake? Please ${contact(benefit.practice)}.</p>`;

const form = (benefit: BenefitQuestion): string => `${facts(benefit)}
<form method="post">
<button type="submit" name="answer" value="confirmed">${ANSWERS.confirmed}</button>
<button type="submit" name="answer" value="denied">${ANSWERS.denied}</button>
</form>
<p class="note">If you answer No, the benefit doesn’t count as used, and ${escaped(benefit.practice.name)} will be notified. There’s no charge either way.</p>
<p class="note">To change your answer later, ${contact(benefit.practice)}.</p>`;

const contact = ({ name, phone }: BenefitQuestion['practice']): string =>
  phone === ''
    ? `contact ${escaped(name)}`
    : `call ${escaped(name)} at <a href="tel:${digitsOf(phone)}">${escaped(formatPhone(phone))}</a>`;
