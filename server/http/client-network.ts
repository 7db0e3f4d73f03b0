import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** A client of IPv6 has at least a /64, and as many addresses as it likes in it. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/** What a client can't leave by taking another address: its IPv4 address, or the /64 of its IPv6 address. */
export function clientNetwork(address: string): string {
  const plain = address.replace(MAPPED_IPV4, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [before = [], after = []] = plain.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
