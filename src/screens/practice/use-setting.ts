import { useSelector } from '@xstate/react';
import type { SettingField } from '#domain/practice/practice-settings.ts';
import {
  type PracticeSettingsRef,
  selectIsSaving,
  selectMessages,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { useField } from '#react/use-field.ts';

/** The props of a text field of the practice settings. */
export function useSetting(settings: PracticeSettingsRef, field: SettingField) {
  return {
    ...useField(settings, field),
    name: field,
    autoComplete: 'off',
    spellCheck: false,
    readOnly: useSelector(settings, selectIsSaving),
    error: useSelector(settings, selectMessages)[field] ?? null,
  } as const;
}
