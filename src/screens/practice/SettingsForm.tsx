import { useSelector } from '@xstate/react';
import {
  type PracticeSettingsRef,
  selectHasChanges,
  selectIsSaving,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form, FormPair, FormSection } from '#ui/Form/Form.tsx';
import { PhoneField } from '#ui/FormattedField/FormattedField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { copy } from './copy.ts';
import { OfficeHours } from './OfficeHours.tsx';
import { SettingsNotice } from './SettingsNotice.tsx';
import { useSetting } from './use-setting.ts';

export function SettingsForm({ settings }: { settings: PracticeSettingsRef }) {
  return (
    <Form
      onSubmit={() => settings.send({ type: 'settings.save' })}
      notice={<SettingsNotice settings={settings} />}
      actions={<Actions settings={settings} />}
    >
      <FormSection title={copy.contact}>
        <p className="practice-about">{copy.contactAbout}</p>
        <FormPair>
          <PhoneField {...useSetting(settings, 'telephoneNumber')} label={copy.phone} required />
          <TextField {...useSetting(settings, 'emailSupport')} label={copy.email} inputMode="email" />
        </FormPair>
        <TextField {...useSetting(settings, 'address')} label={copy.address} />
      </FormSection>
      <OfficeHours settings={settings} />
    </Form>
  );
}

function Actions({ settings }: { settings: PracticeSettingsRef }) {
  const hasChanges = useSelector(settings, selectHasChanges);
  const isSaving = useSelector(settings, selectIsSaving);
  return (
    <>
      <Button type="submit" variant="primary" disabled={!hasChanges} loading={isSaving}>
        {copy.save}
      </Button>
      {hasChanges && (
        <Button disabled={isSaving} onClick={() => settings.send({ type: 'settings.discard' })}>
          {copy.discard}
        </Button>
      )}
    </>
  );
}
