import { type Failure, isRefusal } from '../failure/failure.ts';
import { errorToast, type Toast } from '../notification/toast.ts';
import type { BenefitSummary } from './benefit.ts';
import { procedureOf } from './benefit-rule.ts';

interface Asked {
  name: string;
  email: string;
}

const nobodyAsked = (name: string) => `${name} has no email address: nobody was asked.`;

/** The use of a benefit is noted, and the patient asked, as far as they can be. */
export function usedToast(summary: BenefitSummary | null, code: string, { name, email }: Asked): Toast {
  const benefit = procedureOf(summary, code)?.benefit.name ?? code;
  return email === ''
    ? { variant: 'warning', title: `${benefit} is noted as used`, label: nobodyAsked(name) }
    : { variant: 'success', label: `${benefit} is noted as used. ${name} is asked by email to confirm it.` };
}

export const askedToast = ({ name, email }: Asked): Toast =>
  email === ''
    ? { variant: 'warning', label: nobodyAsked(name) }
    : { variant: 'success', label: `${name} is asked again by email.` };

/** Nobody knows whether the server has done it: the summary that is loaded next says. */
export const notKnownToast = (what: 'used' | 'taken back', failure: Failure): Toast =>
  errorToast(`Not known whether the benefit was ${what}`, failure);

export const notAskedToast = (failure: Failure): Toast =>
  errorToast(
    isRefusal(failure) ? 'The patient was not asked again' : 'Not known whether the patient was asked again',
    failure,
  );
