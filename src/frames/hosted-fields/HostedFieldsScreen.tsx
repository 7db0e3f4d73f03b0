import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { HostedField } from '#domain/payment/hosted-fields.ts';
import {
  type HostedFieldsRef,
  selectBrand,
  selectCodeDigits,
  selectFieldMessage,
  selectIsProviderUnavailable,
  selectIsTokenizing,
  selectKind,
} from '#machines/hosted-fields/hosted-fields.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import './HostedFieldsScreen.css';

/** The page that contains the frame has the button (FRAME-5). */
export function HostedFieldsScreen({ fields }: { fields: HostedFieldsRef }) {
  const isAway = useSelector(fields, selectIsProviderUnavailable);
  const isBank = useSelector(fields, selectKind) === 'bank';
  return (
    <main className="card-fields" aria-label={isBank ? copy.BANK_DETAILS : copy.CARD_DETAILS}>
      <div role="status">
        {isAway && (
          <Banner tone="danger" title={copy.AWAY_TITLE}>
            {copy.AWAY_WORDS}
          </Banner>
        )}
      </div>
      {isBank ? <BankFields fields={fields} /> : <CardFields fields={fields} />}
    </main>
  );
}

function CardFields({ fields }: { fields: HostedFieldsRef }) {
  const brand = useSelector(fields, selectBrand);
  const codeDigits = useSelector(fields, selectCodeDigits);
  const one = { fields };
  return (
    <>
      <Field
        {...one}
        field="number"
        label={copy.NUMBER_LABEL}
        end={
          <span className="card-fields-brand" aria-live="polite">
            {brand}
          </span>
        }
      />
      <div className="card-fields-row">
        <Field {...one} field="expiry" label={copy.EXPIRY_LABEL} placeholder="MM/YY" />
        <Field {...one} field="code" label={copy.CODE_LABEL} hint={copy.codeHint(codeDigits)} maxLength={4} />
        <Field {...one} field="zip" label={copy.ZIP_LABEL} />
      </div>
    </>
  );
}

function BankFields({ fields }: { fields: HostedFieldsRef }) {
  const one = { fields };
  return (
    <>
      <div className="card-fields-pair">
        <Field {...one} field="routing" label={copy.ROUTING_LABEL} hint={copy.ROUTING_HINT} />
        <Field {...one} field="zip" label={copy.ZIP_LABEL} />
      </div>
      <div className="card-fields-pair">
        <Field {...one} field="account" label={copy.ACCOUNT_LABEL} />
        <Field {...one} field="accountAgain" label={copy.ACCOUNT_AGAIN_LABEL} />
      </div>
    </>
  );
}

interface FieldProps extends Pick<ComponentProps<typeof TextField>, 'placeholder' | 'maxLength' | 'end'> {
  fields: HostedFieldsRef;
  field: HostedField;
  label: string;
  hint?: string | null;
}

/** Without `autoComplete`, a browser would save typed values to disk with the tab. */
function Field({ fields, field, ...shown }: FieldProps) {
  const bound = useField(fields, field);
  const error = useSelector(fields, selectFieldMessage(field));
  const isTokenizing = useSelector(fields, selectIsTokenizing);
  return (
    <TextField
      {...bound}
      error={error}
      {...shown}
      name={field}
      autoComplete="off"
      inputMode="numeric"
      required
      readOnly={isTokenizing}
      spellCheck={false}
      onKeyDown={({ key }) => {
        // A click on Save leaves the field first.
        if (key === 'Enter') fields.send({ type: 'field.blur', field });
        if (key === 'Enter' || key === 'Escape') fields.send({ type: 'card.press', key });
      }}
    />
  );
}
