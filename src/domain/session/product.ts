export const PRODUCT_NAME = 'Bridgework';
/** The login page's tagline, letter for letter (LOGIN-1). */
export const TAGLINE = 'Comprehensive Payment, Payment Arrangement, and Financing Marketplace';
export const RIGHTS_RESERVED = 'All rights reserved';
