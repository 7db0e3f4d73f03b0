/** What `PAYMENT_GATEWAY` may name; `gatewayOf` answers each. */
export const GATEWAY_NAMES = ['sandbox', 'none'] as const;

export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** What counts where the settings name none. */
export const usualGateway = (production: boolean): GatewayName => (production ? 'none' : 'sandbox');
