import { HttpError } from '../http/http-error.ts';
import { holdsCardNumber, isCardNumberInGroups } from './payment-account.ts';

/**
 * A card number is neither stored nor repeated in the response, which may be shown or logged. A token can contain
 * digits.
 */
export function rejectCardNumbers(
  body: Readonly<Record<string, unknown>>,
  message = 'Remove the card number. Card numbers can’t be stored.',
): void {
  const isRefused = (field: string, value: string) =>
    field === 'token' ? isCardNumberInGroups(value) : holdsCardNumber(value);
  const validationErrors = Object.entries(body)
    .filter(([field, value]) => typeof value === 'string' && isRefused(field, value))
    .map(([field]) => ({ field, message }));
  if (validationErrors.length > 0) throw new HttpError(400, 'cardNumberSent', message, { validationErrors });
}
