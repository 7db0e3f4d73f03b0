import { isDay } from '#domain/date/day.ts';
import { CommandError } from './command-error.ts';

export function dayOf(flag: string, text: string | undefined): string | undefined {
  if (text !== undefined && !isDay(text)) throw new CommandError(`${flag}: a day, such as 2027-03-01.`);
  return text;
}
