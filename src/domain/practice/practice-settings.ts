import { US_TIME_ZONES } from '../date/us-time-zones.ts';
import type { Difference } from '../failure/difference.ts';
import type { Failure } from '../failure/failure.ts';
import { successToast } from '../notification/toast.ts';
import { digitsOf } from '../text/digits.ts';
import { type FieldRules, fieldMessage, serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import { MASKS } from '../text/masks.ts';

/** What users who manage a practice can change (CONST-3, PERM-8). */
export interface PracticeSettings {
  /** An IANA name. */
  timeZone: string;
  /** Digits only. */
  telephoneNumber: string;
  weekdayHours: string;
  weekendHours: string;
  emailSupport: string;
  address: string;
  version: number;
}

export const SETTING_RULES = {
  telephoneNumber: FIELDS.phone,
  weekdayHours: FIELDS.supportHours,
  weekendHours: FIELDS.supportHours,
  emailSupport: FIELDS.optionalEmail,
  address: FIELDS.practiceAddress,
} as const satisfies Record<string, FieldRules>;
export type SettingField = keyof typeof SETTING_RULES;
export const SETTING_FIELDS = Object.keys(SETTING_RULES) as SettingField[];
export type SettingTexts = Readonly<Record<SettingField, string>>;

const SETTING_NAMES: Readonly<Record<SettingField | 'timeZone', string>> = {
  timeZone: 'Time zone',
  telephoneNumber: 'Phone',
  emailSupport: 'Email',
  address: 'Address',
  weekdayHours: 'Monday to Friday',
  weekendHours: 'Saturday and Sunday',
};

export const NO_SETTINGS: PracticeSettings = {
  timeZone: '',
  telephoneNumber: '',
  weekdayHours: '',
  weekendHours: '',
  emailSupport: '',
  address: '',
  version: 0,
};

export const settingTexts = (settings: PracticeSettings): SettingTexts => ({
  telephoneNumber: MASKS.phone.leaving(settings.telephoneNumber),
  weekdayHours: settings.weekdayHours,
  weekendHours: settings.weekendHours,
  emailSupport: settings.emailSupport,
  address: settings.address,
});

/** The settings as the form would save them. */
export function settingsOf(timeZone: string, texts: SettingTexts, version: number): PracticeSettings {
  const sent = (field: SettingField) => serverValue(SETTING_RULES[field], texts[field]);
  return {
    timeZone,
    telephoneNumber: digitsOf(texts.telephoneNumber),
    weekdayHours: sent('weekdayHours'),
    weekendHours: sent('weekendHours'),
    emailSupport: sent('emailSupport'),
    address: sent('address'),
    version,
  };
}

type SettingName = SettingField | 'timeZone';
const ALL: readonly SettingName[] = ['timeZone', ...SETTING_FIELDS];

export const changedSettings = (before: PracticeSettings, now: PracticeSettings): readonly SettingName[] =>
  ALL.filter((name) => before[name] !== now[name]);

export type SettingMessages = Partial<Record<SettingField, string>>;

/** Only what the user changed is checked. */
export function settingMessages(before: PracticeSettings, texts: SettingTexts): SettingMessages {
  const changed = changedSettings(before, settingsOf(before.timeZone, texts, before.version));
  const messages = SETTING_FIELDS.filter((field) => changed.includes(field)).map((field) => [
    field,
    fieldMessage(SETTING_RULES[field], texts[field]),
  ]);
  return Object.fromEntries(messages.filter(([, message]) => message !== null));
}

/** The server's messages for fields of the form. */
export function settingRefusals({ validationErrors = [] }: Failure): SettingMessages {
  return Object.fromEntries(
    validationErrors.flatMap(({ field, message }) =>
      SETTING_FIELDS.some((name) => name === field) ? [[field, message]] : [],
    ),
  );
}

const shown = (name: SettingName, settings: PracticeSettings): string => {
  if (name === 'timeZone') return timeZoneName(settings.timeZone);
  return settingTexts(settings)[name];
};

export const settingDifferences = (stored: PracticeSettings, mine: PracticeSettings): readonly Difference[] =>
  changedSettings(stored, mine).map((name) => ({
    name: SETTING_NAMES[name],
    stored: shown(name, stored),
    mine: shown(name, mine),
  }));

/** Fields that the user left alone get the stored value; fields that the user changed keep it. */
export function mergedSettings(
  before: PracticeSettings,
  mine: PracticeSettings,
  stored: PracticeSettings,
): PracticeSettings {
  const kept = changedSettings(before, mine);
  return { ...stored, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}

export const timeZoneName = (id: string): string => US_TIME_ZONES.find((zone) => zone.id === id)?.name ?? id;

/** Adds the stored one if it is not in the list. */
export const timeZoneOptions = (stored: string): readonly { id: string; name: string }[] =>
  stored === '' || US_TIME_ZONES.some(({ id }) => id === stored)
    ? US_TIME_ZONES
    : [{ id: stored, name: stored }, ...US_TIME_ZONES];

export const SETTINGS_SAVED = successToast('Practice settings saved');
