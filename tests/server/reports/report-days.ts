export const DAY_MS = 86_400_000;

export const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
export const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
export const lastDayOf = (month: string): string => plus(`${plus(`${month}-01`, 32).slice(0, 7)}-01`, -1);
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const monthsFrom = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let day = new Date(`${from}-01T00:00:00Z`); day.toISOString().slice(0, 7) <= to; ) {
    months.push(day.toISOString().slice(0, 7));
    day = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  }
  return months;
};
export const yearEarlier = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
