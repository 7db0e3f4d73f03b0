/** Monday first, as in the texts that patients read. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];
export const WEEKDAYS: readonly Day[] = DAYS.slice(0, 5);
export const WEEKEND: readonly Day[] = DAYS.slice(5);

/** Minutes after midnight. */
export interface DayHours {
  opens: number;
  closes: number;
}
/** When a practice is open; null on a day when it is closed. */
export type Week = Readonly<Record<Day, DayHours | null>>;

export interface DayTime {
  day: Day;
  end: keyof DayHours;
  minutes: number;
}

const EIGHT_TO_FIVE: DayHours = { opens: 8 * 60, closes: 17 * 60 };
const NINE_TO_NOON: DayHours = { opens: 9 * 60, closes: 12 * 60 };

export const weekBy = (hoursOf: (day: Day) => DayHours | null): Week => ({
  Monday: hoursOf('Monday'),
  Tuesday: hoursOf('Tuesday'),
  Wednesday: hoursOf('Wednesday'),
  Thursday: hoursOf('Thursday'),
  Friday: hoursOf('Friday'),
  Saturday: hoursOf('Saturday'),
  Sunday: hoursOf('Sunday'),
});

/** Where a practice starts whose stored hours are not known by day. */
export const USUAL_WEEK: Week = weekBy((day) => (WEEKDAYS.includes(day) ? EIGHT_TO_FIVE : null));

/** A day that opens gets the hours of the first open day of its part of the week. */
export function toggledDay(week: Week, day: Day): Week {
  if (week[day] !== null) return { ...week, [day]: null };
  const isWeekday = WEEKDAYS.includes(day);
  const open = (isWeekday ? WEEKDAYS : WEEKEND).find((each) => week[each] !== null);
  const usual = isWeekday ? EIGHT_TO_FIVE : NINE_TO_NOON;
  return { ...week, [day]: open === undefined ? usual : week[open] };
}

export function withTime(week: Week, { day, end, minutes }: DayTime): Week {
  const hours = week[day];
  return hours === null ? week : { ...week, [day]: { ...hours, [end]: minutes } };
}

export const mondayCopied = (week: Week): Week =>
  weekBy((day) => (WEEKDAYS.includes(day) ? week.Monday : week[day]));

/** Null if the practice is closed that day or its hours are possible. */
export const dayMessage = (hours: DayHours | null): string | null =>
  hours !== null && hours.closes <= hours.opens ? 'Choose a closing time after the opening time' : null;

export const isPossible = (week: Week): boolean => DAYS.every((day) => dayMessage(week[day]) === null);

export const isSameHours = (one: DayHours | null, other: DayHours | null): boolean =>
  one?.opens === other?.opens && one?.closes === other?.closes;

const twelve = (minutes: number) => Math.floor(minutes / 60) % 12 || 12;
const half = (minutes: number, am: string, pm: string) => (minutes < 12 * 60 ? am : pm);
const padded = (minutes: number) => String(minutes % 60).padStart(2, '0');

/** As in a list: `8:00 AM`. */
export const listedTime = (minutes: number): string =>
  `${twelve(minutes)}:${padded(minutes)} ${half(minutes, 'AM', 'PM')}`;

/** As in a text for patients: `8am`, `8:30am`, `noon`. */
export function shortTime(minutes: number): string {
  if (minutes === 12 * 60) return 'noon';
  const past = minutes % 60 === 0 ? '' : `:${padded(minutes)}`;
  return `${twelve(minutes)}${past}${half(minutes, 'am', 'pm')}`;
}

const EVERY_HALF_HOUR = Array.from({ length: 37 }, (_, index) => 5 * 60 + index * 30);

/** Every 30 minutes from 5 AM to 11 PM, and the chosen time if it is another one. */
export const timeOptions = (chosen: number): readonly { id: string; name: string }[] =>
  [...new Set([...EVERY_HALF_HOUR, chosen])]
    .sort((one, other) => one - other)
    .map((minutes) => ({ id: String(minutes), name: listedTime(minutes) }));
