import type { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { isDay } from '#domain/date/day.ts';
import { hasHiddenCharacters } from '#domain/text/visible.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const DATE_LENGTH = '2026-03-16'.length;

export function addValueRules(ajv: Ajv2020): void {
  formatsPlugin(ajv);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isMoment);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    validate: hasDecimals,
    error: { message: ({ schema }) => `must have at most ${schema} decimals.` },
  });
  ajv.addKeyword({
    keyword: 'x-visible',
    type: 'string',
    schemaType: 'boolean',
    validate: (_: boolean, text: string) => !hasHiddenCharacters(text),
    error: { message: "has characters that can't be shown. Type it again." },
  });
}

const isMoment = (text: string): boolean => MOMENT.test(text) && isDay(text.slice(0, DATE_LENGTH));

/** API-22 */
const hasDecimals = (most: number, value: number): boolean => Number(value.toFixed(most)) === value;
