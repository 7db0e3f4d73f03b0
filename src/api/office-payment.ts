import { OFFICE_METHODS, type OfficeMethod, type OfficePayment } from '#domain/payment/office-payment.ts';
import { isNullOr, isOneOf, isRecordOf, isText } from './shape.ts';

export const isOfficePayment = isRecordOf<OfficePayment>({
  method: isOneOf<OfficeMethod>(OFFICE_METHODS),
  checkNumber: isNullOr(isText),
  note: isNullOr(isText),
});
