export const PRODUCT_NAME = 'Bridgework';
/** LOGIN-1 */
export const TAGLINE = 'Comprehensive Payment, Payment Arrangement, and Financing Marketplace';
export const RIGHTS_RESERVED = 'All rights reserved';
