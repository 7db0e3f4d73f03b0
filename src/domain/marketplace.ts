import type { Member } from './member.ts';
import type { Plan } from './plan.ts';
import { PAGES } from './routes.ts';

/** The page that leads into the marketplace, with what is known of whom it is for (FRAME-1). */
const marketplacePath = (path: string, known: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(known)}`;

export const renewalPath = (member: Member, plan: Plan): string =>
  marketplacePath(PAGES.renewalFrame.path, { member_id: member.id, plan_id: plan.id });

export const addMemberPath = (member: Member, plan: Plan): string =>
  marketplacePath(PAGES.addMemberFrame.path, {
    member_id: member.id,
    plan_id: plan.id,
    plan_type: plan.type,
  });
