import { type Failure, isRefusal } from '../failure/failure.ts';
import { errorToast, type Toast } from '../notification/toast.ts';
import type { BenefitSummary } from './benefit.ts';
import { procedureOf } from './benefit-rule.ts';

interface Recipient {
  name: string;
  email: string;
}

export function recordedToast(
  summary: BenefitSummary | null,
  code: string,
  { name, email }: Recipient,
): Toast {
  const benefit = procedureOf(summary, code)?.benefit.name ?? code;
  return email === ''
    ? { variant: 'warning', title: `${benefit} recorded`, label: `No email on file for ${name}.` }
    : { variant: 'success', label: `${benefit} recorded. We emailed ${name} to confirm.` };
}

/** @param isRepeated the server sent nothing, because the last email is less than a minute old */
export const resentToast = ({ name }: Recipient, isRepeated: boolean): Toast => ({
  variant: 'success',
  label: isRepeated ? `We emailed ${name} less than a minute ago.` : `We emailed ${name} again.`,
});

export const UNDONE_TOAST: Toast = { variant: 'success', label: 'Benefit use undone' };

export const notResentToast = (failure: Failure): Toast =>
  errorToast(
    isRefusal(failure) ? 'Couldn’t resend the request' : 'We couldn’t confirm that the request was resent',
    failure,
  );
