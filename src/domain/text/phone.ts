import { digitsOf } from './digits.ts';

/** No area code begins with 1. */
export const withoutCountryCode = (digits: string): string => digits.replace(/^1(?=\d)/, '');

/** `(614) 555-0119`. Returns a number without ten digits unchanged. */
export function formatPhone(phone: string): string {
  const digits = digitsOf(phone);
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}
