import { type Failure, firstMessage } from '../failure/failure.ts';
import type { Toast } from '../notification/toast.ts';
import { phoneDigits } from '../text/phone-digits.ts';

/** Whom the staff of a practice can ask for help (LAYOUT-7). Empty where nothing is known. */
export interface SupportInformation {
  /** Digits only (ENTITY-6). */
  telephoneNumber: string;
  weekdayHours: string;
  weekendHours: string;
  emailSupport: string;
  address: string;
  practiceState: string;
}

/** Stands in for information that could not be loaded: an empty state and phone (ERR-2). */
export const NO_SUPPORT_INFORMATION: SupportInformation = {
  telephoneNumber: '',
  weekdayHours: '',
  weekendHours: '',
  emailSupport: '',
  address: '',
  practiceState: '',
};

/** As received, but for the phone, which loses whatever is no digit (ENTITY-6). */
export function adaptedSupport(received: SupportInformation): SupportInformation {
  return { ...received, telephoneNumber: phoneDigits(received.telephoneNumber) };
}

/** The first validation message, else the error message (ERR-2). */
export function supportFailedToast(failure: Failure): Toast {
  return { variant: 'error', title: 'Support information not loaded', label: firstMessage(failure) };
}
