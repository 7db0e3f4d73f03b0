import type { Gateway } from './gateway.ts';

const REASON = "Card payments aren't set up. Contact your administrator.";

/** The default in production, so that the sandbox is never mistaken for a bank. */
export const noGateway: Gateway = {
  register: async () => ({ kind: 'refused', reason: REASON }),
  charge: async () => ({ kind: 'declined', reason: REASON }),
  reverse: async () => ({ kind: 'declined', reason: REASON }),
  find: async () => ({ kind: 'unknown' }),
};
