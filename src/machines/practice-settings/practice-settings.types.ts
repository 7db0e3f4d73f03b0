import type { PracticeSettings, SettingField, SettingMessages } from '#domain/access/practice-settings.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

/** `stale`: nothing was saved, because the settings were changed since. */
export interface SettingsOutcome {
  kind: 'saved' | 'stale';
  settings: PracticeSettings;
}

export type PracticeSettingsEvent =
  | FieldEvent<SettingField>
  | { type: 'zone.choose'; timeZone: string }
  | { type: 'settings.save' }
  | { type: 'settings.discard' }
  | { type: 'settings.load' };

export interface PracticeSettingsContext {
  /** As they are stored, as far as the user has seen. */
  before: PracticeSettings;
  timeZone: string;
  fields: FormFields<SettingField>;
  /** Another user stored the settings while this user typed. */
  isOutdated: boolean;
  /** The form was submitted, so that it shows what is wrong. */
  isChecked: boolean;
  refusals: SettingMessages;
  failure: Failure | null;
}
