import { CommandError } from './command-error.ts';

/** A day that was typed after a flag. @throws CommandError */
export function dayOf(flag: string, text: string | undefined): string | undefined {
  if (text !== undefined && !isDate(text)) throw new CommandError(`${flag}: a day, such as 2027-03-01.`);
  return text;
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
