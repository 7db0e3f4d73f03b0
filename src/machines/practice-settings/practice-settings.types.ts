import type { PracticeSettings, SettingField, SettingMessages } from '#domain/access/practice-settings.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

/** `stale`: nothing was saved, because the settings have changed. */
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
  /** The stored settings that the user saw last. */
  before: PracticeSettings;
  timeZone: string;
  fields: FormFields<SettingField>;
  /** Another user saved the settings while this user was typing. */
  isOutdated: boolean;
  /** The form was submitted, so it shows invalid values. */
  isChecked: boolean;
  refusals: SettingMessages;
  failure: Failure | null;
}
