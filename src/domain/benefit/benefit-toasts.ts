import { type Failure, isRefusal } from '../failure/failure.ts';
import { errorToast, type Toast } from '../notification/toast.ts';
import type { BenefitSummary } from './benefit.ts';
import { procedureOf } from './benefit-rule.ts';

interface Recipient {
  name: string;
  email: string;
}

const notEmailed = (name: string) => `No email on file for ${name}.`;

export function recordedToast(
  summary: BenefitSummary | null,
  code: string,
  { name, email }: Recipient,
): Toast {
  const benefit = procedureOf(summary, code)?.benefit.name ?? code;
  return email === ''
    ? { variant: 'warning', title: `${benefit} recorded`, label: notEmailed(name) }
    : { variant: 'success', label: `${benefit} recorded. We emailed ${name} to confirm.` };
}

/** @param isRepeated the server sent nothing, because the last email is less than a minute old */
export function resentToast({ name, email }: Recipient, isRepeated: boolean): Toast {
  if (email === '') return { variant: 'warning', label: notEmailed(name) };
  return {
    variant: 'success',
    label: isRepeated ? `We emailed ${name} less than a minute ago.` : `We emailed ${name} again.`,
  };
}

export const UNDONE_TOAST: Toast = { variant: 'success', label: 'Benefit use undone' };

export const notResentToast = (failure: Failure): Toast =>
  errorToast(
    isRefusal(failure) ? 'Couldn’t resend the request' : 'We couldn’t confirm that the request was resent',
    failure,
  );
