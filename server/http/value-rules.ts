import type { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { hasHiddenCharacters } from '#domain/text/visible.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const DATE_LENGTH = '2026-03-16'.length;

/** What single values have to be, where that is stricter than Ajv takes it. */
export function addValueRules(ajv: Ajv2020): void {
  formatsPlugin(ajv);
  ajv.addFormat('date', isCalendarDate);
  ajv.addFormat('date-time', isMoment);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    validate: hasDecimals,
    error: { message: ({ schema }) => `must be multiple of ${String(1 / 10 ** Number(schema))}` },
  });
  ajv.addKeyword({
    keyword: 'x-visible',
    type: 'string',
    schemaType: 'boolean',
    validate: (_: boolean, text: string) => !hasHiddenCharacters(text),
    error: { message: "has characters that can't be shown. Type it again." },
  });
}

/** A day that exists, in a year that a database and a person can hold. */
function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Such a day with a time of it that exists: no leap second, which no clock here can tell. */
const isMoment = (text: string): boolean => MOMENT.test(text) && isCalendarDate(text.slice(0, DATE_LENGTH));

/** Exactly: a number with more decimals is refused, however little it differs (API-22). */
const hasDecimals = (most: number, value: number): boolean => Number(value.toFixed(most)) === value;
