import type { MarketplaceLead } from '#domain/navigation/marketplace.ts';

interface LeadWords {
  title: (name: string) => string;
  about: string;
  go: string;
}

/** What each page says that leads into the marketplace, and its way there. */
export const LEADS: Readonly<Record<MarketplaceLead, LeadWords>> = {
  patientPurchasePlan: {
    title: (name) => `Purchase a plan for ${name}`,
    about: 'The marketplace opens for this patient: a plan is chosen there, agreed on and paid.',
    go: 'Purchase in the marketplace',
  },
  patientExplorePlans: {
    title: (name) => `Explore plans for ${name}`,
    about: 'The marketplace opens with the plans of this practice. Nothing is bought by looking.',
    go: 'Explore in the marketplace',
  },
  comparePlans: {
    title: (name) => `Compare plans for ${name}`,
    about:
      'The marketplace opens with the plans of this practice beside each other. Nothing is bought by comparing.',
    go: 'Compare in the marketplace',
  },
};

export const OTHER_WAYS: Readonly<Record<MarketplaceLead, string>> = {
  comparePlans: 'Compare plans',
  patientExplorePlans: 'Explore plans',
  patientPurchasePlan: 'Purchase a plan',
};

export const MEMBER_ID = 'Member ID';
export const PLAN_NOW = 'Plan looked at';
export const NO_PLAN = 'None';
export const GOES_ALONG = 'The marketplace is given the ids of the patient and of this plan, and no name.';
export const OTHERS = 'Or first';
