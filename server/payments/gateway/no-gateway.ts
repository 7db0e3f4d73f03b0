import type { Gateway } from './gateway.ts';

const REASON = 'No payment gateway is configured.';

/** Takes no money: production begins with it, so that nobody mistakes the sandbox for a bank. */
export const noGateway: Gateway = {
  register: async () => ({ kind: 'refused', reason: REASON }),
  charge: async () => ({ kind: 'declined', reason: REASON }),
  /** What another gateway was asked before, it can't tell. */
  find: async () => ({ kind: 'unknown' }),
};
