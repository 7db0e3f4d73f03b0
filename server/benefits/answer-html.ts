import { formatPhone } from '#domain/text/phone.ts';
import { longDate } from '../calendar-date.ts';
import { calendarDateIn } from '../clock.ts';
import { escaped } from '../http/escaped.ts';
import { ANSWER_STYLES } from './answer-styles.ts';
import type { BenefitQuestion, RequestStatus } from './benefit-answer.ts';

interface Words {
  title: string;
  says: readonly string[];
}

/** For a link that is unknown, or that a newer one replaced. */
export const LINK_UNKNOWN_HTML = htmlOf({
  title: 'This link isn’t valid',
  says: ['Use the link in our most recent email, or call your dental office.'],
});

export function answerHtml(status: RequestStatus, benefit: BenefitQuestion): string {
  if (status === 'open') return htmlOf(question(benefit), form(benefit));
  return htmlOf(WORDS[status](benefit));
}

const WORDS: Record<Exclude<RequestStatus, 'open'>, (benefit: BenefitQuestion) => Words> = {
  confirmed: ({ practice }) => ({
    title: 'Thanks for confirming',
    says: [
      `${escaped(practice.name)} received your answer. You can close this page.`,
      `Answered by mistake? Call ${callable(practice.phone)}.`,
    ],
  }),
  denied: ({ practice }) => ({
    title: 'Thanks for letting us know',
    says: [
      `We told ${escaped(practice.name)} that you didn’t use this benefit. You can close this page.`,
      `Answered by mistake? Call ${callable(practice.phone)}.`,
    ],
  }),
  undone: ({ practice }) => ({
    title: 'No response needed',
    says: [`${escaped(practice.name)} canceled this request. You can close this page.`],
  }),
  expired: ({ practice }) => ({
    title: 'This link has expired',
    says: [`Please call ${escaped(practice.name)} at ${callable(practice.phone)}.`],
  }),
};

const question = ({ practice, patient }: BenefitQuestion): Words => ({
  title: 'Did you use this benefit?',
  says: [`Hi ${escaped(patient)}, ${escaped(practice.name)} recorded that you used a plan benefit.`],
});

const form = ({ benefit, procedureDate, planName, practice, answerUntil }: BenefitQuestion): string => `<dl>
<dt>Benefit</dt><dd>${escaped(benefit)}</dd>
<dt>Date</dt><dd>${longDate(procedureDate)}</dd>
<dt>Plan</dt><dd>${escaped(planName)}</dd>
</dl>
<form method="post">
<button type="submit" name="answer" value="confirmed">Yes, I used it</button>
<button type="submit" name="answer" value="denied">No, I didn’t</button>
</form>
<p class="note">Please respond by ${longDate(calendarDateIn(practice.timeZone, answerUntil))}. You can’t change your
answer online. Questions? Call ${callable(practice.phone)}.</p>`;

function htmlOf({ title, says }: Words, more = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${ANSWER_STYLES}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${says.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
${more}
</main>
</body>
</html>
`;
}

const callable = (phone: string): string =>
  `<a href="tel:${phone.replace(/\D/g, '')}">${escaped(formatPhone(phone))}</a>`;
