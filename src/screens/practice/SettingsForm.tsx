import { useSelector } from '@xstate/react';
import { type SettingField, timeZoneOptions } from '#domain/access/practice-settings.ts';
import {
  type PracticeSettingsRef,
  selectHasChanges,
  selectIsSaving,
  selectMessages,
  selectOtherZone,
  selectStoredTimeZone,
  selectTimeZone,
  selectWeekdayHours,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Form, FormPair, FormSection } from '#ui/Form/Form.tsx';
import { PhoneField } from '#ui/FormattedField/FormattedField.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { copy } from './copy.ts';
import { SettingsNotice } from './SettingsNotice.tsx';

export function SettingsForm({ settings }: { settings: PracticeSettingsRef }) {
  const timeZone = useSelector(settings, selectTimeZone);
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
      <FormSection title={copy.hours}>
        <p className="practice-about">{copy.hoursAbout}</p>
        <FormPair>
          <TextField
            {...useSetting(settings, 'weekdayHours')}
            label={copy.weekdays}
            hint={copy.weekdayExample}
          />
          <TextField
            {...useSetting(settings, 'weekendHours')}
            label={copy.weekend}
            hint={copy.weekendExample}
          />
        </FormPair>
        <OtherZone settings={settings} />
      </FormSection>
      <FormSection title={copy.timeZone}>
        <p className="practice-about">{copy.timeZoneAbout}</p>
        <Select
          label={copy.timeZone}
          value={timeZone}
          options={timeZoneOptions(useSelector(settings, selectStoredTimeZone))}
          disabled={useSelector(settings, selectIsSaving)}
          onChoose={(timeZone) => settings.send({ type: 'zone.choose', timeZone })}
        />
      </FormSection>
    </Form>
  );
}

/** The hours are for patients, so they are in the practice's own time zone. */
function OtherZone({ settings }: { settings: PracticeSettingsRef }) {
  const other = useSelector(settings, selectOtherZone);
  const hours = useSelector(settings, selectWeekdayHours);
  if (other === null) return null;
  const value = hours.replace(other.found, other.abbreviation);
  return (
    <Banner
      tone="warning"
      action={
        <Button
          size="small"
          onClick={() => settings.send({ type: 'field.change', field: 'weekdayHours', value })}
        >
          {copy.changeTo(other.abbreviation)}
        </Button>
      }
    >
      {copy.otherZone(other.found, other.zone)}
    </Banner>
  );
}

function useSetting(settings: PracticeSettingsRef, field: SettingField) {
  return {
    ...useField(settings, field),
    name: field,
    autoComplete: 'off',
    spellCheck: false,
    readOnly: useSelector(settings, selectIsSaving),
    error: useSelector(settings, selectMessages)[field] ?? null,
  } as const;
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
