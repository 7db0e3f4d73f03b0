import { formatPhone } from '#domain/text/phone.ts';

export interface Sender {
  name: string;
  /** Null where the reader can't call the sender. */
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

/** The content of an email. Its HTML and its text come from the same data. */
export interface Letter {
  subject: string;
  sender: Sender;
  heading: string;
  firstName: string;
  paragraphs: readonly string[];
  table?: LetterTable;
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; link: string };
  /** After the button. */
  notes?: readonly string[];
}

export const greeting = ({ firstName }: Letter): string => `Hi ${firstName},`;

/** Plain text for readers without HTML. */
export function letterText(letter: Letter): string {
  const { sender, paragraphs, table, facts, button, notes } = letter;
  return [
    greeting(letter),
    ...paragraphs,
    table?.rows.map((cells) => cells.join('  ')).join('\n'),
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button && `${button.label}:\n${button.link}`,
    ...(notes ?? []),
    sender.phone && `Questions? Call us at ${formatPhone(sender.phone)}.`,
    sender.name,
  ]
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join('\n\n');
}
