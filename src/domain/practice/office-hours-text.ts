import { otherZoneIn, zoneAbbreviation } from '../date/us-time-zones.ts';
import {
  DAYS,
  type Day,
  type DayHours,
  isPossible,
  isSameHours,
  shortTime,
  WEEKDAYS,
  WEEKEND,
  type Week,
  weekBy,
} from './office-hours.ts';

/** The office hours as they are stored, for patients to read. */
export interface HoursTexts {
  weekdayHours: string;
  weekendHours: string;
}

export const allHours = ({ weekdayHours, weekendHours }: HoursTexts): string =>
  `${weekdayHours} ${weekendHours}`;

type DaysRead = ReadonlyMap<Day, DayHours | null>;

/** From here on, days are `Mon` instead of `Monday`. */
const LONG_TEXT = 60;
const ZONE = /\s*\b[A-Z]{1,3}T$/;
const TIME = String.raw`(noon|\d{1,2}(?::[0-5]\d)?\s*[ap]\.?m\.?)`;
/** Which days, then `closed` or from when to when. */
const DAYS_AND_HOURS = new RegExp(String.raw`^(.*?):?\s*(?:closed|${TIME}\s*(?:-|–|to)\s*${TIME})$`, 'i');
const DAY_RANGE = /\s*[-–]\s*|\s+to\s+/;

/** The days that two stored texts mean; null if they could mean something else, or no day can have them. */
export function weekOf({ weekdayHours, weekendHours }: HoursTexts): Week | null {
  const weekdays = daysRead(weekdayHours, WEEKDAYS);
  const weekend = daysRead(weekendHours, WEEKEND);
  if (weekdays === null || weekend === null) return null;
  const week = weekBy((day) => weekdays.get(day) ?? weekend.get(day) ?? null);
  return isPossible(week) ? week : null;
}

/** A text without a day means every day of its part of the week. */
function daysRead(text: string, part: readonly Day[]): DaysRead | null {
  const read = new Map<Day, DayHours | null>();
  const pieces = text.split(/[,;]/).filter(Boolean).map(pieceRead);
  let named: readonly Day[] = [];
  for (const piece of pieces) {
    if (piece === null) return null;
    named = pieces.length === 1 ? (piece.days ?? part) : named.concat(piece.days ?? []);
    const { hours } = piece;
    if (hours === undefined) continue;
    const isClear = named.length > 0 && named.every((day) => part.includes(day) && !read.has(day));
    if (!isClear) return null;
    for (const day of named) read.set(day, hours);
    named = [];
  }
  return named.length === 0 ? read : null;
}

interface Piece {
  /** Null: it names none. */
  days: readonly Day[] | null;
  /** Null is closed. Undefined: they follow in a later piece. */
  hours: DayHours | null | undefined;
}

/** What is between two commas; null for anything else than days and hours. */
function pieceRead(piece: string): Piece | null {
  const text = piece.trim().replace(ZONE, '');
  const [, names = text, opening, closing] = DAYS_AND_HOURS.exec(text) ?? [];
  const days = names === '' ? null : daysNamed(names);
  if (days?.length === 0) return null;
  if (names === text) return { days, hours: undefined };
  if (opening === undefined || closing === undefined) return { days, hours: null };
  const [opens, closes] = [minutesRead(opening), minutesRead(closing)];
  return opens === null || closes === null ? null : { days, hours: { opens, closes } };
}

function minutesRead(time: string): number | null {
  if (time.toLowerCase() === 'noon') return 12 * 60;
  const [, hour = '', minutes = '0', letter = ''] = /^(\d+)(?::(\d+))?\s*([ap])/i.exec(time) ?? [];
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  return ((Number(hour) % 12) + (letter.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes);
}

/** None if there is another word. */
function daysNamed(names: string): readonly Day[] {
  const days: Day[] = [];
  for (const name of names.split(/\s*&\s*|\s+and\s+/)) {
    const [first, last = first, ...more] = name.split(DAY_RANGE).map(dayIndex);
    if (first === undefined || last === undefined || more.length > 0) return [];
    if (first < 0 || last < first) return [];
    days.push(...DAYS.slice(first, last + 1));
  }
  return days;
}

/** -1 for any other word. */
function dayIndex(name: string): number {
  const word = name.toLowerCase().replace(/\.$/, '').replace(/days$/, 'day');
  return word.length < 3 ? -1 : DAYS.findIndex((day) => day.toLowerCase().startsWith(word));
}

/**
 * The texts for a week. A text stays as it is while its days mean the same, and is the stored one again if its days
 * are those of the stored one, unless it names another time zone: the days are shown in the practice's own.
 */
export function hoursTexts(week: Week, now: HoursTexts, stored: HoursTexts, timeZone: string): HoursTexts {
  const textFor = (name: keyof HoursTexts, part: readonly Day[]) => {
    const fits = (text: string) => means(text, week, part) && otherZoneIn(text, timeZone) === null;
    return [now[name], stored[name]].find(fits) ?? written(week, part, timeZone);
  };
  return { weekdayHours: textFor('weekdayHours', WEEKDAYS), weekendHours: textFor('weekendHours', WEEKEND) };
}

/** Texts that the user changed name the new time zone. */
export function hoursInZone(week: Week, now: HoursTexts, stored: HoursTexts, timeZone: string): HoursTexts {
  const textFor = (name: keyof HoursTexts, part: readonly Day[]) =>
    now[name] === stored[name] ? now[name] : written(week, part, timeZone);
  return { weekdayHours: textFor('weekdayHours', WEEKDAYS), weekendHours: textFor('weekendHours', WEEKEND) };
}

function means(text: string, week: Week, part: readonly Day[]): boolean {
  const read = daysRead(text, part);
  return read !== null && part.every((day) => isSameHours(read.get(day) ?? null, week[day]));
}

function written(week: Week, part: readonly Day[], timeZone: string): string {
  const groups = [...new Set(part.map((day) => spoken(week[day])))].filter((hours) => hours !== '');
  const zone = zoneAbbreviation(timeZone);
  const textWith = (nameOf: (day: Day) => string) => {
    const pieces = groups.map((hours) => {
      const days = part.filter((day) => spoken(week[day]) === hours);
      return days.length === part.length ? hours : `${dayNames(days, nameOf)} ${hours}`;
    });
    return pieces.length === 0 || zone === '' ? pieces.join(', ') : `${pieces.join(', ')} ${zone}`;
  };
  const text = textWith((day) => day);
  return text.length > LONG_TEXT ? textWith((day) => day.slice(0, 3)) : text;
}

const spoken = (hours: DayHours | null) =>
  hours === null ? '' : `${shortTime(hours.opens)}-${shortTime(hours.closes)}`;

/** `Monday-Wednesday, Friday` */
function dayNames(days: readonly Day[], nameOf: (day: Day) => string): string {
  const isOpen = (index: number) => days.some((day) => DAYS[index] === day);
  const ends = days.map((day) => {
    const index = DAYS.indexOf(day);
    if (!isOpen(index - 1)) return isOpen(index + 1) ? `${nameOf(day)}-` : `${nameOf(day)}, `;
    return isOpen(index + 1) ? '' : `${nameOf(day)}, `;
  });
  return ends.join('').slice(0, -2);
}
