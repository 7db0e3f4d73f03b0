import type { components } from '#api/schema.d.ts';
import type { StoredTransaction } from './transactions.queries.ts';

type Stored = Pick<StoredTransaction, 'office_method' | 'check_number' | 'note'>;

export const officePaymentOnTheWire = ({
  office_method: method,
  check_number: checkNumber,
  note,
}: Stored): Pick<components['schemas']['PaymentResult'], 'officePayment'> =>
  method === null ? {} : { officePayment: { method, checkNumber, note } };
