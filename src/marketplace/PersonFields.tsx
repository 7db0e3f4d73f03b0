import { useSelector } from '@xstate/react';
import { type SaleRef, selectIsOrdered, selectMemberMessage } from '#machines/sale/sale.selectors.ts';
import type { PersonField } from '#machines/sale/sale.types.ts';
import { useField } from '#react/use-field.ts';
import { DateField } from '#ui/DateField/DateField.tsx';
import { FormPair } from '#ui/Form/Form.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

/** The fields of the new member, or of a dependent to add. */
export function PersonFields({ sale, required }: { sale: SaleRef; required: boolean }) {
  return (
    <div className="sale-fields">
      <FormPair>
        <MemberText sale={sale} field="firstName" label={copy.FIRST_NAME} required={required} />
        <MemberText sale={sale} field="lastName" label={copy.LAST_NAME} required={required} />
      </FormPair>
      <FormPair>
        <DateField
          {...useField(sale, 'birthDate')}
          label={copy.BIRTH_DATE}
          error={useSelector(sale, selectMemberMessage('birthDate'))}
          autoComplete="off"
          readOnly={useSelector(sale, selectIsOrdered)}
          required={required}
        />
      </FormPair>
    </div>
  );
}

interface MemberTextProps {
  sale: SaleRef;
  field: PersonField;
  label: string;
  required: boolean;
}

function MemberText({ sale, field, label, required }: MemberTextProps) {
  return (
    <TextField
      {...useField(sale, field)}
      label={label}
      name={field}
      error={useSelector(sale, selectMemberMessage(field))}
      autoComplete="off"
      spellCheck={false}
      readOnly={useSelector(sale, selectIsOrdered)}
      required={required}
    />
  );
}
