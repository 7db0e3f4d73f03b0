const LONGEST = 22;
const PREFIX = 'BRIDGEWORK ';

/** What a card's statement says of a charge: our name and the practice's, in the few letters that banks print. */
export function billingDescriptorOf(practiceName: string): string {
  const letters = practiceName
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase();
  return `${PREFIX}${letters}`.replace(/ +/g, ' ').slice(0, LONGEST).trim();
}
