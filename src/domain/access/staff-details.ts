import { successToast } from '../notification/toast.ts';
import { digitsOf } from '../text/digits.ts';
import { fieldMessage, serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import { formatPhone } from '../text/phone.ts';

/** As stored: the full name, and the phone's ten digits or nothing. */
export interface StaffDetails {
  name: string;
  phone: string;
}
export type DetailField = keyof StaffDetails;

export const DETAIL_RULES = { name: { ...FIELDS.givenName, maxLength: 50 }, phone: FIELDS.phone };

export const detailTexts = ({ name, phone }: StaffDetails): StaffDetails => ({
  name,
  phone: formatPhone(phone),
});

export const detailsOf = (texts: StaffDetails): StaffDetails => ({
  name: serverValue(DETAIL_RULES.name, texts.name),
  phone: digitsOf(texts.phone),
});

/** Only what differs. */
export function changedDetails(texts: StaffDetails, stored: StaffDetails): Partial<StaffDetails> {
  const { name, phone } = detailsOf(texts);
  return {
    ...(name !== stored.name && { name }),
    ...(phone !== digitsOf(stored.phone) && { phone }),
  };
}

/**
 * The message of each field. No one has to have a phone, and what is stored is not checked again: the command line also
 * stores shorter names and phones.
 */
export function detailMessages(
  texts: StaffDetails,
  stored: StaffDetails | null,
): Record<DetailField, string | null> {
  const known = stored && detailTexts(stored);
  const message = (field: DetailField) =>
    texts[field] === known?.[field] ? null : fieldMessage(DETAIL_RULES[field], texts[field]);
  return { name: message('name'), phone: texts.phone === '' ? null : message('phone') };
}

export const DETAILS_SAVED = successToast('Your details are saved');
