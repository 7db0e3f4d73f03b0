import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { otherZoneIn } from '#domain/date/us-time-zones.ts';
import type { Difference } from '#domain/failure/difference.ts';
import { allHours } from '#domain/practice/office-hours-text.ts';
import {
  settingDifferences,
  settingMessages,
  settingRefusals,
  settingsOf,
} from '#domain/practice/practice-settings.ts';
import type { practiceSettingsMachine } from './practice-settings.machine.ts';

export type PracticeSettingsRef = ActorRefFrom<typeof practiceSettingsMachine>;
type Snapshot = SnapshotFrom<typeof practiceSettingsMachine>;

const NO_DIFFERENCES: readonly Difference[] = [];

export function selectSettingsPhase(snapshot: Snapshot): 'loading' | 'failed' | 'form' {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'form';
}
/** Null while the user edits the texts of the hours. */
export const selectWeek = ({ context }: Snapshot) => context.week;
export const selectTexts = ({ context }: Snapshot) => context.fields.texts;
/** Another time zone in the hours; null if there is none. */
export const selectOtherZone = ({ context: { fields, timeZone } }: Snapshot) =>
  otherZoneIn(allHours(fields.texts), timeZone);
export const selectTimeZone = ({ context }: Snapshot) => context.timeZone;
export const selectStoredTimeZone = ({ context }: Snapshot) => context.before.timeZone;
/** The server's messages first, then our own once the form was submitted. */
export const selectMessages = ({ context: { before, fields, isChecked, refusals } }: Snapshot) =>
  isChecked ? { ...settingMessages(before, fields.texts), ...refusals } : refusals;
export const selectDifferences = ({ context: { before, timeZone, fields, isOutdated } }: Snapshot) =>
  isOutdated
    ? settingDifferences(before, settingsOf(timeZone, fields.texts, before.version))
    : NO_DIFFERENCES;
/** Another user stored other settings. Not while they are saved: a screen reader then announces the next conflict too. */
export const selectIsOutdated = (snapshot: Snapshot) =>
  snapshot.context.isOutdated && !selectIsSaving(snapshot);
export const selectHasChanges = (snapshot: Snapshot) => snapshot.matches({ editing: 'changed' });
export const selectIsSaving = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** What no field shows. */
export const selectNotice = ({ context: { failure } }: Snapshot) =>
  failure !== null && Object.keys(settingRefusals(failure)).length === 0 ? failure.message : null;
