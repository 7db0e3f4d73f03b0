import { type Failure, firstMessage } from '../failure/failure.ts';
import type { Toast } from '../notification/toast.ts';
import { digitsOf } from '../text/digits.ts';

/** The support contact of a practice (LAYOUT-7). Unknown fields are empty. */
export interface SupportInformation {
  /** Digits only (ENTITY-6). */
  telephoneNumber: string;
  weekdayHours: string;
  weekendHours: string;
  emailSupport: string;
  address: string;
  practiceState: string;
}

export function adaptedSupport(received: SupportInformation): SupportInformation {
  return { ...received, telephoneNumber: digitsOf(received.telephoneNumber) };
}

export function supportFailedToast(failure: Failure): Toast {
  return { variant: 'error', title: 'Couldn’t load the practice’s contact', label: firstMessage(failure) };
}
