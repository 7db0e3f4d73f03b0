import type { OfficeMethod } from '#domain/payment/office-payment.ts';
import type { FieldBinding } from '#react/use-field.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

interface OfficeFieldsProps {
  method: OfficeMethod;
  checkNumber: FieldBinding;
  checkNumberMessage: string | null;
  note: FieldBinding;
  readOnly?: boolean;
}

/** The number of a check, and a note. */
export const OfficeFields = ({
  method,
  checkNumber,
  checkNumberMessage,
  note,
  readOnly = false,
}: OfficeFieldsProps) => (
  <>
    {method === 'Check' && (
      <TextField
        {...checkNumber}
        label={copy.CHECK_NUMBER}
        error={checkNumberMessage}
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        required
      />
    )}
    <TextField {...note} label={copy.NOTE} hint={copy.OFFICE_HINT} autoComplete="off" readOnly={readOnly} />
  </>
);
