import { initials } from '#domain/access/staff.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { ACCENT, ON_ACCENT } from '../brand.ts';
import { escaped } from '../http/escaped.ts';
import { logoAddress } from './email-logo.ts';
import { greeting, type Letter, type LetterLogo, type LetterTable, type Sender } from './letter.ts';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = 'color:#1c222b';
const MUTED = 'color:#5f6877';
const RULE = 'border-top:1px solid #e2e5eb';
const CELL = 'padding:10px 0;font-size:15px;line-height:22px;vertical-align:top';

/** Mail programs that follow the device's dark mode read this. The others show the inline styles. */
const DARK = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #131820 !important; }
  .card { background: #1c222b !important; border-color: #343c49 !important; }
  .text { color: #e9ecf1 !important; }
  .muted { color: #a9b1bf !important; }
  .rule { border-color: #343c49 !important; }
  .link { color: #7aabfc !important; }
}`;

/**
 * The HTML of an email, with tables and inline styles because mail programs ignore most others. It requests nothing, so
 * that every program shows it whole.
 */
export const letterHtml = (letter: Letter): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f4f6f9">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px">${head(letter.sender)}</td></tr>
<tr><td class="card" style="padding:32px 28px;background:#ffffff;border:1px solid #e2e5eb;border-radius:12px">
<h1 class="text" style="margin:0 0 20px;${FONT};${TEXT};font-size:22px;line-height:29px;font-weight:600">${escaped(letter.heading)}</h1>
${[greeting(letter), ...letter.paragraphs].map(paragraph).join('\n')}
${letter.total ? total(letter.total) : ''}
${letter.facts ? facts(letter.facts) : ''}
${letter.table ? table(letter.table) : ''}
${letter.button ? button(letter.button, letter.notes !== undefined) : ''}
${(letter.notes ?? []).map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:20px 0 0">${foot(letter.sender)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

const head = ({ name, logo }: Sender): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
${logo ? logoCell(logo) : markCell(name)}
<td class="text" style="padding-left:12px;${FONT};${TEXT};font-size:16px;line-height:22px;font-weight:600">${escaped(name)}</td>
</tr></table>`;

const markCell = (name: string): string =>
  `<td aria-hidden="true" width="40" height="40" align="center" style="width:40px;height:40px;background:${ACCENT};border-radius:10px;${FONT};color:${ON_ACCENT};font-size:15px;font-weight:600;letter-spacing:0.5px">${escaped(initials(name))}</td>`;

const LARGEST_LOGO = { width: 140, height: 44 };

/** On white, because most logos are designed for paper. */
function logoCell({ id, width, height }: LetterLogo): string {
  const scale = Math.min(LARGEST_LOGO.width / width, LARGEST_LOGO.height / height);
  const [shownWidth, shownHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return `<td style="padding:4px;background:#ffffff;border-radius:8px"><img src="${logoAddress(id)}" alt="" width="${shownWidth}" height="${shownHeight}" style="display:block;width:${shownWidth}px;height:${shownHeight}px;border:0"></td>`;
}

const paragraph = (words: string): string =>
  `<p class="text" style="margin:0 0 16px;${FONT};${TEXT};font-size:16px;line-height:25px">${escaped(words)}</p>`;

const total = ([label, value]: NonNullable<Letter['total']>): string =>
  `<p class="muted" style="margin:24px 0 0;${FONT};${MUTED};font-size:15px;line-height:22px">${escaped(label)}</p>
<p class="text" style="margin:0 0 20px;${FONT};${TEXT};font-size:30px;line-height:38px;font-weight:600">${escaped(value)}</p>`;

const facts = (given: NonNullable<Letter['facts']>): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0">
${given
  .map(
    ([label, value]) => `<tr>
<th scope="row" align="left" class="muted rule" style="${CELL};${RULE};${FONT};${MUTED};padding-right:16px;font-weight:400">${escaped(label)}</th>
<td align="right" class="text rule" style="${CELL};${RULE};${FONT};${TEXT};font-weight:600">${escaped(value)}</td>
</tr>`,
  )
  .join('\n')}
</table>`;

function table({ head: labels, rows }: LetterTable): string {
  const align = (column: number) => (column === labels.length - 1 ? 'right' : 'left');
  const style = (column: number) =>
    `${CELL};${RULE};${FONT};font-size:14px;line-height:21px${column === labels.length - 1 ? ';white-space:nowrap' : ';padding-right:10px'}`;
  const heads = labels.map(
    (label, column) =>
      `<th scope="col" align="${align(column)}" class="muted" style="${style(column)};${MUTED};border-top:0;font-weight:400">${escaped(label)}</th>`,
  );
  const cells = (row: readonly string[]) =>
    row.map(
      (cell, column) =>
        `<td align="${align(column)}" class="text rule" style="${style(column)};${TEXT}">${escaped(cell)}</td>`,
    );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0 0">
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')}
</tbody>
</table>`;
}

const button = ({ label, link }: NonNullable<Letter['button']>, hasNotes: boolean): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 ${hasNotes ? 24 : 0}px"><tr>
<td align="center" style="background:${ACCENT};border-radius:8px"><a href="${escaped(link)}" target="_blank" rel="noreferrer" style="display:inline-block;padding:14px 24px;${FONT};color:${ON_ACCENT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escaped(label)}</a></td>
</tr></table>`;

function foot({ name, phone }: Sender): string {
  const style = `margin:0 0 4px;${FONT};${MUTED};font-size:14px;line-height:21px`;
  const call = phone
    ? `<p class="muted" style="${style}">Questions? Call us at <a class="link" href="tel:${digitsOf(phone)}" style="color:${ACCENT}">${escaped(formatPhone(phone))}</a>.</p>`
    : '';
  return `${call}<p class="muted" style="${style}">${escaped(name)}</p>`;
}
