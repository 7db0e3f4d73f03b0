import type { Member } from '../patient/member.ts';
import type { Plan } from '../plan/plan.ts';
import { PAGES } from './routes.ts';

/** The page that leads into the marketplace, with what is known of whom it is for (FRAME-1). */
const marketplacePath = (path: string, known: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(known)}`;

/** Ids alone: no name, birth date or email stands in an address. */
const known = (member: Member, plan: Plan): Record<string, string> => ({
  member_id: member.id,
  ...(plan.id !== '' && { plan_id: plan.id }),
});

/** The pages about a patient that lead into the marketplace (ROUTE-2, ROUTE-8). */
export type MarketplaceLead = 'comparePlans' | 'patientExplorePlans' | 'patientPurchasePlan';

const TARGETS = {
  comparePlans: PAGES.compareFrame,
  patientExplorePlans: PAGES.explorePlans,
  patientPurchasePlan: PAGES.purchaseFrame,
} as const satisfies Record<MarketplaceLead, { path: string }>;

/** Where such a page leads to. */
export const marketplaceLeadPath = (page: MarketplaceLead, member: Member, plan: Plan): string =>
  marketplacePath(TARGETS[page].path, known(member, plan));

export const renewalPath = (member: Member, plan: Plan): string =>
  marketplacePath(PAGES.renewalFrame.path, { member_id: member.id, plan_id: plan.id });

export const addMemberPath = (member: Member, plan: Plan): string =>
  marketplacePath(PAGES.addMemberFrame.path, {
    member_id: member.id,
    plan_id: plan.id,
    plan_type: plan.type,
  });
