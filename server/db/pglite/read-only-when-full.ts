import type { DiskReserve } from './disk-reserve.ts';
import type { ProtocolPeer } from './protocol-stream.ts';

/** The end of a response: ready, and not in a transaction. */
const IDLE = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')]);

/** While the reserve is used up, new writes are rejected and running ones finish. Reads continue. */
export function readOnlyWhenFull(
  peer: ProtocolPeer,
  execute: (statement: string) => Promise<unknown>,
  reserve: DiskReserve,
): ProtocolPeer {
  let refusing = false;
  let idle = true;

  async function adjust(): Promise<void> {
    const full = reserve.spent && !reserve.refill();
    if (full === refusing) return;
    await execute(`set default_transaction_read_only = ${full ? 'on' : 'off'}`);
    refusing = full;
  }

  return {
    async reset() {
      await peer.reset();
      refusing = false;
      idle = true;
    },
    async exchange(bytes) {
      if (idle) await adjust();
      const answer = await peer.exchange(bytes);
      idle = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
        .subarray(-IDLE.length)
        .equals(IDLE);
      return answer;
    },
  };
}
