/** The digits of a phone number (ENTITY-2, ENTITY-6) or of a zip code. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');
