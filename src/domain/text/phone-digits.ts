/** A phone number without whatever is no digit, as members and support have it (ENTITY-2, ENTITY-6). */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '');
