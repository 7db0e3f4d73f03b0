import type { ActivityEntry } from '#domain/patient/activity.ts';

export const NOTES = 'Notes';
export const NO_NOTES = 'No notes yet.';
export const ADD = 'Add note';
export const ADD_ADVICE = 'Staff of this practice can read it. Patients can’t.';
export const NOTE = 'Note';
export const ALERT = 'Alert';
export const SHOW_AS_ALERT = 'Show as an alert on every page of this patient';
export const SAVE = 'Save note';
export const REMOVE = 'Remove';
export const REMOVE_NOTE = 'Remove note';
export const REMOVE_TITLE = 'Remove this note?';
export const NOTES_NOT_LOADED = 'Couldn’t load the notes.';
export const RETRY = 'Try again';
export const ACTIVITY = 'Activity';
export const NO_ACTIVITY = 'No changes to this patient’s record yet.';
export const ACTIVITY_NOT_LOADED = 'Couldn’t load the activity.';
export const SHOW_MORE = 'Show more';

export const removeOf = (text: string) => `Remove note: ${text}`;
export const byAndAt = (by: ActivityEntry['by'], at: string) => `${by ?? 'Patient'}, ${at}`;
