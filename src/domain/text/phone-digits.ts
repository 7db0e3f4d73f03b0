/** ENTITY-2, ENTITY-6 */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '');
