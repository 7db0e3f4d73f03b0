import type { Member } from '../patient/member.ts';
import type { Plan } from '../plan/plan.ts';
import { PAGES } from './routes.ts';

/** FRAME-1 */
const marketplacePath = (path: string, known: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(known)}`;

/** Ids only: an address never holds a name, birth date or email. */
const known = (member: Member, plan: Plan): Record<string, string> => ({
  member_id: member.id,
  ...(plan.id !== '' && { plan_id: plan.id }),
});

export type MarketplaceLead = 'comparePlans' | 'patientExplorePlans' | 'patientPurchasePlan';

const TARGETS = {
  comparePlans: PAGES.compareFrame,
  patientExplorePlans: PAGES.explorePlans,
  patientPurchasePlan: PAGES.purchaseFrame,
} as const satisfies Record<MarketplaceLead, { path: string }>;

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
