import type { MarketplaceLead } from '#domain/navigation/marketplace.ts';

interface LeadWords {
  title: (name: string) => string;
  about: string;
  go: string;
}

export const LEADS: Readonly<Record<MarketplaceLead, LeadWords>> = {
  patientPurchasePlan: {
    title: (name) => `Purchase a plan for ${name}`,
    about: 'Choose, sign, and pay for a plan in the marketplace.',
    go: 'Open marketplace',
  },
  patientExplorePlans: {
    title: (name) => `Explore plans for ${name}`,
    about: 'Browse this practice’s plans in the marketplace. You won’t be charged.',
    go: 'Open marketplace',
  },
  comparePlans: {
    title: (name) => `Compare plans for ${name}`,
    about: 'Compare this practice’s plans side by side in the marketplace. You won’t be charged.',
    go: 'Open marketplace',
  },
};

export const OTHER_LEADS: Readonly<Record<MarketplaceLead, string>> = {
  comparePlans: 'Compare plans',
  patientExplorePlans: 'Explore plans',
  patientPurchasePlan: 'Purchase a plan',
};

export const MEMBER_ID = 'Member ID';
export const PLAN_NOW = 'Current plan';
export const NO_PLAN = 'None';
export const GOES_ALONG = 'We send the marketplace the member and plan IDs, but not the patient’s name.';
export const OTHERS = 'Other options';
