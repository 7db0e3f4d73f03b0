import type { Failure } from '#domain/failure/failure.ts';
import { failedTitle } from '#domain/notification/toast.ts';

export const PERSON = 'About the patient';
export const EMAIL_HINT = 'Without an email, we can’t send receipts or reminders.';
export const ADDRESS = 'Address';
export const SAVE = 'Save changes';
export const CANCEL = 'Cancel';
export const DISCARD = 'Discard changes';
export const CHANGED = 'Someone else changed this patient';
export const LOADING = 'Loading patient information';
export const NOT_LOADED = 'Couldn’t load this patient’s information';
export const FIELD = 'Field';
export const notSaved = (failure: Failure) =>
  failedTitle('Your changes weren’t saved', 'your changes were saved', failure);
