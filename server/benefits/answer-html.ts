import { formatPhone } from '#domain/text/phone.ts';
import { calendarDateIn } from '../clock.ts';
import { escaped } from '../http/escaped.ts';
import { ANSWER_STYLES } from './answer-styles.ts';
import type { AnswerStanding, AskedBenefit } from './benefit-answer.ts';

interface Words {
  title: string;
  /** Paragraphs of HTML. */
  says: readonly string[];
}

/** What a person reads of a link that is unknown, or that a newer one has replaced. */
export const LINK_UNKNOWN_HTML = htmlOf(
  wordsOf('This link does not work', [
    'A newer email may have taken its place: please open the link of the last one, or call your practice.',
  ]),
);

/** The page behind a link, as its request stands. */
export function answerHtml(standing: AnswerStanding, asked: AskedBenefit): string {
  if (standing === 'open') return htmlOf(question(asked), form(asked));
  return htmlOf(WORDS[standing](asked));
}

const WORDS: Record<Exclude<AnswerStanding, 'open'>, (asked: AskedBenefit) => Words> = {
  confirmed: ({ practice }) =>
    wordsOf('Thank you: you have confirmed it', [
      `${escaped(practice.name)} has your answer. You can close this page.`,
      `If you did not mean to, call ${callable(practice.phone)}.`,
    ]),
  denied: ({ practice }) =>
    wordsOf('Thank you: you have said no', [
      `${escaped(practice.name)} has been told that you did not use this benefit. You can close this page.`,
      `If you did not mean to, call ${callable(practice.phone)}.`,
    ]),
  undone: ({ practice }) =>
    wordsOf('There is nothing to answer any more', [
      `${escaped(practice.name)} has taken its question back. You can close this page.`,
    ]),
  expired: ({ practice }) =>
    wordsOf('The time to answer here is over', [
      `Please call ${escaped(practice.name)} at ${callable(practice.phone)}.`,
    ]),
};

const question = ({ practice, patient }: AskedBenefit): Words =>
  wordsOf('Did you use this benefit?', [
    `Hello ${escaped(patient)}, ${escaped(practice.name)} has noted that you used a benefit of your plan.`,
  ]);

const form = ({ benefit, procedureDate, planName, practice, answerUntil }: AskedBenefit): string => `<dl>
<dt>Benefit</dt><dd>${escaped(benefit)}</dd>
<dt>On</dt><dd>${written(procedureDate)}</dd>
<dt>Plan</dt><dd>${escaped(planName)}</dd>
</dl>
<form method="post">
<button type="submit" name="answer" value="confirmed">Yes, I used it</button>
<button type="submit" name="answer" value="denied">No, I did not</button>
</form>
<p class="note">Please answer until ${written(calendarDateIn(practice.timeZone, answerUntil))}. An answer can’t be changed
here; with any question call ${callable(practice.phone)}.</p>`;

function wordsOf(title: string, says: readonly string[]): Words {
  return { title, says };
}

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

/** March 10, 2026. */
const written = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
