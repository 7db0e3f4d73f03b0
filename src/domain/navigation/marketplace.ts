import type { Member } from '../patient/member.ts';
import type { Plan } from '../plan/plan.ts';
import { PAGES } from './routes.ts';

/** FRAME-1 */
const marketplacePath = (path: string, known: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(known)}`;

export const renewalPath = (member: Pick<Member, 'id'>, plan: Pick<Plan, 'id'>): string =>
  marketplacePath(PAGES.renewalFrame.path, { member_id: member.id, plan_id: plan.id });

export const addMemberPath = (member: Member, plan: Plan): string =>
  marketplacePath(PAGES.addMemberFrame.path, {
    member_id: member.id,
    plan_id: plan.id,
    plan_type: plan.type,
  });
