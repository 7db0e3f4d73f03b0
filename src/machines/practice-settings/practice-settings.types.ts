import type { Failure } from '#domain/failure/failure.ts';
import type { Day, DayTime, Week } from '#domain/practice/office-hours.ts';
import type { PracticeSettings, SettingField, SettingMessages } from '#domain/practice/practice-settings.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

/** `stale`: nothing was saved, because the settings have changed. */
export interface SettingsOutcome {
  kind: 'saved' | 'stale';
  settings: PracticeSettings;
}

export type PracticeSettingsEvent =
  | FieldEvent<SettingField>
  | { type: 'zone.choose'; timeZone: string }
  /** Opens or closes the practice on a day. */
  | { type: 'day.toggle'; day: Day }
  | ({ type: 'time.choose' } & DayTime)
  | { type: 'hours.copyMonday' }
  /** From texts to days. */
  | { type: 'hours.byDay' }
  /** Replaces another time zone in the hours. */
  | { type: 'hours.correctZone' }
  | { type: 'settings.save' }
  | { type: 'settings.discard' }
  | { type: 'settings.load' };

export interface PracticeSettingsContext {
  /** The stored settings that the user saw last. */
  before: PracticeSettings;
  timeZone: string;
  fields: FormFields<SettingField>;
  /** What the texts of the hours mean; null while the user edits these texts themselves. */
  week: Week | null;
  /** Another user saved the settings while this user was typing. */
  isOutdated: boolean;
  /** The form was submitted, so it shows invalid values. */
  isChecked: boolean;
  refusals: SettingMessages;
  failure: Failure | null;
}
