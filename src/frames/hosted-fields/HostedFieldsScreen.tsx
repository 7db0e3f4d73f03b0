import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { CardField } from '#domain/payment/card-fields.ts';
import {
  type HostedFieldsRef,
  selectBrand,
  selectCardMessage,
  selectCodeDigits,
  selectIsProviderUnavailable,
  selectIsTokenizing,
} from '#machines/hosted-fields/hosted-fields.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import {
  AWAY_TITLE,
  AWAY_WORDS,
  CODE_LABEL,
  codeHint,
  EXPIRY_LABEL,
  NUMBER_LABEL,
  ZIP_LABEL,
} from './copy.ts';
import './HostedFieldsScreen.css';

/** The fields of a card. The page that contains the frame has the button (FRAME-5). */
export function HostedFieldsScreen({ fields }: { fields: HostedFieldsRef }) {
  const brand = useSelector(fields, selectBrand);
  const codeDigits = useSelector(fields, selectCodeDigits);
  const isAway = useSelector(fields, selectIsProviderUnavailable);
  const one = { fields };
  return (
    <main className="card-fields" aria-label="Card details">
      <div role="status">
        {isAway && (
          <Banner tone="danger" title={AWAY_TITLE}>
            {AWAY_WORDS}
          </Banner>
        )}
      </div>
      <Field
        {...one}
        field="number"
        label={NUMBER_LABEL}
        end={
          <span className="card-fields-brand" aria-live="polite">
            {brand}
          </span>
        }
      />
      <div className="card-fields-row">
        <Field {...one} field="expiry" label={EXPIRY_LABEL} placeholder="MM/YY" />
        <Field {...one} field="code" label={CODE_LABEL} hint={codeHint(codeDigits)} maxLength={4} />
        <Field {...one} field="zip" label={ZIP_LABEL} />
      </div>
    </main>
  );
}

interface FieldProps extends Pick<ComponentProps<typeof TextField>, 'placeholder' | 'maxLength' | 'end'> {
  fields: HostedFieldsRef;
  field: CardField;
  label: string;
  hint?: string | null;
}

/** Without `autoComplete`, a browser would save typed values to disk with the tab. */
function Field({ fields, field, ...shown }: FieldProps) {
  const bound = useField(fields, field);
  const error = useSelector(fields, selectCardMessage(field));
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
        if (key === 'Enter' || key === 'Escape') fields.send({ type: 'card.press', key });
      }}
    />
  );
}
