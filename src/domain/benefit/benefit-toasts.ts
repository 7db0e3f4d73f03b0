import type { Failure } from '../failure/failure.ts';
import { failedToast, successToast, type Toast } from '../notification/toast.ts';
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
  const title = `${benefit} recorded`;
  if (summary?.emailsPatients === false)
    return { variant: 'warning', title, label: `Email isn’t set up, so we didn’t ask ${name} to confirm.` };
  return email === ''
    ? { variant: 'warning', title, label: `No email on file for ${name}.` }
    : successToast(`${title}. We emailed ${name} to confirm.`);
}

/** @param isRepeated the server sent nothing, because the last email is less than a minute old */
export const resentToast = ({ name }: Recipient, isRepeated: boolean): Toast =>
  successToast(isRepeated ? `We emailed ${name} less than a minute ago.` : `We emailed ${name} again.`);

export const UNDONE_TOAST = successToast('Benefit use undone');

export const notResentToast = (failure: Failure): Toast =>
  failedToast('Couldn’t resend the request', 'the request was resent', failure);
