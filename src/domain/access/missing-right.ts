import { rolesThatReach } from './may-act.ts';
import { type Action, ADMIN_RULES, type AdminArea } from './permissions.ts';
import { roleWords } from './role-words.ts';

const EITHER = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Why a control is disabled. Names the roles, because an administrator assigns those. */
export function missingRight(area: AdminArea, action: Action): string {
  return `You need the role ${EITHER.format(rolesThatReach(ADMIN_RULES[area], action).map(roleWords))}.`;
}
