import pg from 'pg';

const { builtins } = pg.types;

function safeWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeWholeNumber],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
]);

/** Calendar dates stay text, whole numbers stay exact, on both engines. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format ?? 'text'),
};
