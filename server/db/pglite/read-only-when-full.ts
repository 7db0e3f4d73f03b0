import type { DiskReserve } from './disk-reserve.ts';
import type { ProtocolPeer } from './protocol-stream.ts';

/** The database's last word in an answer: ready, and in no transaction. */
const IDLE = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')]);

/**
 * Lets nobody begin to write from the moment that the reserve is spent until it is there again; whoever was writing
 * ends in the room that it left. Reading goes on.
 */
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
