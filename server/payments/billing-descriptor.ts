const LONGEST = 22;
const PREFIX = 'BRIDGEWORK ';

export function billingDescriptorOf(practiceName: string): string {
  const letters = practiceName
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase();
  return `${PREFIX}${letters}`.replace(/ +/g, ' ').slice(0, LONGEST).trim();
}
