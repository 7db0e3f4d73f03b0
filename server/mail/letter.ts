import { formatPhone } from '#domain/text/phone.ts';

export interface Sender {
  name: string;
  /** Null or empty where the reader can't call the sender. */
  phone: string | null;
  /** The initials replace a missing logo. */
  logo?: LetterLogo | null;
}

export interface LetterLogo {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface LetterTable {
  head: readonly string[];
  /** As many cells as the header. The last one is an amount. */
  rows: readonly (readonly string[])[];
}

type LetterFact = readonly [label: string, value: string];

/** The content of an email. Its HTML and its text come from the same data. */
export interface Letter {
  subject: string;
  sender: Sender;
  heading: string;
  firstName: string;
  paragraphs: readonly string[];
  /** The fact that the reader looks for, in large type. */
  total?: LetterFact;
  facts?: readonly LetterFact[];
  table?: LetterTable;
  button?: { label: string; link: string };
  /** After the button. */
  notes?: readonly string[];
}

export const greeting = ({ firstName }: Letter): string => `Hi ${firstName},`;

/** The label of a call has the number already. */
const buttonText = ({ label, link }: NonNullable<Letter['button']>): string =>
  link.startsWith('tel:') ? `${label}.` : `${label}:\n${link}`;

/** Plain text for readers without HTML. */
export function letterText(letter: Letter): string {
  const { sender, paragraphs, total, facts, table, button, notes } = letter;
  const known = [...(total ? [total] : []), ...(facts ?? [])];
  return [
    greeting(letter),
    ...paragraphs,
    known.map(([label, value]) => `${label}: ${value}`).join('\n'),
    table?.rows.map((cells) => cells.join('  ')).join('\n'),
    button && buttonText(button),
    ...(notes ?? []),
    sender.phone && `Questions? Call us at ${formatPhone(sender.phone)}.`,
    sender.name,
  ]
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join('\n\n');
}
