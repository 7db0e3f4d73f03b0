import { formatDate } from '#domain/date/day.ts';

export const TERM = 'Term';
export const NO_PLAN = 'No plan to look at yet';
export const NO_PLAN_ADVICE = 'What a plan gives stands here once the patient has bought one.';
export const AUTO_RENEW = 'Auto-renew';
export const RENEWS =
  'A new term begins when this one ends, and is charged to the account that is marked for it.';
export const ENDS = 'The plan ends with its term, unless somebody renews it.';
export const OVER = 'A plan that is over does not renew itself.';
export const MEMBERS = 'Members';
export const SELF = 'Subscriber';
export const DEPENDENT = 'Dependent';
export const REMOVE = 'Remove';
export const RENEW = 'Renew plan';
export const ADD_MEMBER = 'Add member';
export const BUY = 'Purchase a plan';
export const CONTACT = 'Contact';
export const EDIT = 'Edit member';
export const PHONE = 'Phone';
export const EMAIL = 'Email';
export const ADDRESS = 'Address';
export const VERIFIED = 'Verified';
export const NOT_VERIFIED = 'Not verified';
export const NONE = 'None';
export const KEEP = 'Keep member';
export const REMOVE_MEMBER = 'Remove member';

export const termOf = (plan: string) => `Term of ${plan}`;
export const removeOf = (name: string) => `Remove ${name}`;
export const viewOf = (name: string) => `View ${name}`;
export const turns18 = (day: string) => `Turns 18 on ${formatDate(day)}`;
export const removalTitle = (name: string, plan: string) => `Remove ${name} from ${plan}?`;
export const removalWords = (name: string) =>
  `${name} can no longer use what the plan gives. They stay a patient of the practice.`;
