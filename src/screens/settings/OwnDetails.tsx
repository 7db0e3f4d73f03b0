import { useSelector } from '@xstate/react';
import type { DetailField } from '#domain/access/staff-details.ts';
import {
  type OwnDetailsRef,
  selectFailure,
  selectFieldError,
  selectHasChanges,
  selectIsSaving,
} from '#machines/own-details/own-details.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Form, FormPair } from '#ui/Form/Form.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { copy } from './copy.ts';

interface OwnDetailsProps {
  details: OwnDetailsRef;
  email: string;
}

/** LAYOUT-8 */
export function OwnDetails({ details, email }: OwnDetailsProps) {
  const { password } = useShellActors();
  const failure = useSelector(details, selectFailure);
  return (
    <Card title={copy.details}>
      <Form
        onSubmit={() => details.send({ type: 'details.save' })}
        notice={
          <StatusRegion>
            {failure && (
              <Banner tone="danger" title={copy.detailsNotSaved}>
                {failure.message}
              </Banner>
            )}
          </StatusRegion>
        }
        actions={<Actions details={details} />}
      >
        <FormPair>
          <TextField {...useDetail(details, 'name')} label={copy.name} autoComplete="name" required />
          <TextField {...useDetail(details, 'phone')} label={copy.phone} autoComplete="tel" inputMode="tel" />
        </FormPair>
      </Form>
      <div className="settings-row settings-password">
        <div>
          <h3 className="settings-row-title">{copy.signIn}</h3>
          <p>{copy.signsInWith(email)}</p>
        </div>
        <Button onClick={() => password.send({ type: 'password.open' })}>{copy.updatePassword}</Button>
      </div>
    </Card>
  );
}

function useDetail(details: OwnDetailsRef, field: DetailField) {
  return {
    ...useField(details, field),
    name: field,
    readOnly: useSelector(details, selectIsSaving),
    error: useSelector(details, selectFieldError(field)),
  };
}

function Actions({ details }: { details: OwnDetailsRef }) {
  const hasChanges = useSelector(details, selectHasChanges);
  const isSaving = useSelector(details, selectIsSaving);
  return (
    <>
      <Button type="submit" variant="primary" disabled={!hasChanges} loading={isSaving}>
        {copy.saveDetails}
      </Button>
      {hasChanges && (
        <Button disabled={isSaving} onClick={() => details.send({ type: 'details.discard' })}>
          {copy.discardDetails}
        </Button>
      )}
    </>
  );
}
