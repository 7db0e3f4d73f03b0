export const GATEWAY_NAMES = ['sandbox', 'none'] as const;

export type GatewayName = (typeof GATEWAY_NAMES)[number];

export const usualGateway = (production: boolean): GatewayName => (production ? 'none' : 'sandbox');
