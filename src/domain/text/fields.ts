import { EMAIL, SIGN_IN_FIELDS } from '../session/sign-in-fields.ts';
import type { FieldRules } from './field.ts';
import { MASKS } from './masks.ts';
import { QUERY_FIELDS } from './query-fields.ts';
import { CHECKS } from './validation.ts';

const TEXT_MAX_LENGTH = 25;

/**
 * The rules of every text field, with the wider filter that it opts into (FIELD-1). Emails opt into `emailExtended`,
 * because `front-desk@north-side.example` must be able to sign in. Names opt into `personName`, because people have
 * names such as Núñez and O'Hara; addresses into `address`, because people live at 123 1/2 Main St, c/o Smith & Co,
 * #4B. Search boxes, notes and problem reports accept `anything`.
 */
export const FIELDS = {
  text: { filter: 'text', maxLength: TEXT_MAX_LENGTH },
  ...SIGN_IN_FIELDS,
  ...QUERY_FIELDS,
  /** The contract allows 254 characters. */
  recipientEmail: { ...SIGN_IN_FIELDS.loginEmail, maxLength: 254 },
  givenName: { ...QUERY_FIELDS.nameFilter, check: CHECKS.givenName },
  surname: { ...QUERY_FIELDS.nameFilter, check: CHECKS.surname },
  fullName: { ...QUERY_FIELDS.nameFilter, check: CHECKS.fullName },
  address: { filter: 'address', maxLength: 60 },
  state: { filter: 'text', maxLength: 2, check: CHECKS.state },
  zip: { filter: 'zip', maxLength: 10, mask: MASKS.zip, check: CHECKS.zip },
  phone: { filter: 'phone', maxLength: 20, mask: MASKS.phone, check: CHECKS.phone },
  note: { filter: 'anything', maxLength: 200, check: CHECKS.note },
  problem: { filter: 'anything', maxLength: 2000, check: CHECKS.problem },
  reversalReason: { filter: 'anything', maxLength: 200, check: CHECKS.reason },
  amount: { filter: 'amount', maxLength: 12, mask: MASKS.amount, check: CHECKS.amount },
  cash: { filter: 'amount', maxLength: 12, mask: MASKS.amount, check: CHECKS.cash },
  percent: { filter: 'amount', maxLength: 6, check: CHECKS.percent },
  procedureCode: { filter: 'alphanumeric', maxLength: 10, check: CHECKS.procedureCode },
  codeDescription: { filter: 'anything', maxLength: 200, check: CHECKS.codeDescription },
  ucrAmount: { filter: 'amount', maxLength: 12, mask: MASKS.amount, check: CHECKS.ucrAmount },
  ucrChange: { filter: 'signedAmount', maxLength: 12 },
  specialtyName: { filter: 'anything', maxLength: 40, check: CHECKS.specialtyName },
  specialtyCode: { filter: 'alphanumeric', maxLength: 10, check: CHECKS.specialtyCode },
  codeCategory: { filter: 'anything', maxLength: 40, check: CHECKS.codeCategory },
  checkNumber: { filter: 'digits', maxLength: 12, check: CHECKS.checkNumber },
  supportHours: { filter: 'anything', maxLength: 120 },
  /** Only the server validates it (FIELD-2). */
  optionalEmail: { ...EMAIL, maxLength: 254 },
  practiceAddress: { filter: 'address', maxLength: 200 },
  paymentNote: { filter: 'anything', maxLength: 100 },
  quantity: { filter: 'digits', maxLength: 4, check: CHECKS.quantity },
  cardExpiry: { filter: 'date', maxLength: 5, mask: MASKS.cardExpiry, check: CHECKS.cardExpiry },
  cardCode: { filter: 'digits', maxLength: 4 },
  date: { ...QUERY_FIELDS.dateFilter, mask: MASKS.date, check: CHECKS.date },
  birthDate: { ...QUERY_FIELDS.dateFilter, mask: MASKS.birthDate, check: CHECKS.birthDate },
} as const satisfies Record<string, FieldRules>;
export type FieldName = keyof typeof FIELDS;
