import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerablePieces } from '#server/db/pglite/protocol-messages.ts';

function message(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const STARTUP = message('', Buffer.from('user\0postgres\0\0'));
const content = fc.uint8Array({ maxLength: 40 });
const quiet = fc.tuple(fc.constantFrom('P', 'B', 'D', 'E', 'C', 'd'), content);
const answered = fc.tuple(fc.constantFrom('Q', 'S', 'H', 'c', 'f', 'X'), content);
const batch = fc.tuple(fc.array(quiet, { maxLength: 5 }), answered);

describe('the bytes that go to the database', () => {
  it('are split after each message with a response, however they arrive', () => {
    fc.assert(
      fc.property(
        fc.array(batch, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (batches, cuts) => {
          const wanted = [
            STARTUP,
            ...batches.map(([before, last]) =>
              Buffer.concat([...before, last].map(([type, bytes]) => message(type, bytes))),
            ),
          ];
          const all = Buffer.concat(wanted);
          const places = [...new Set(cuts.map((cut) => cut % (all.length + 1)))].sort((a, b) => a - b);
          const push = answerablePieces();
          const pieces = [0, ...places].map((from, at) => push(all.subarray(from, places[at] ?? all.length)));
          expect(Buffer.concat(pieces.filter((piece) => piece !== undefined))).toEqual(all);
          const ends = wanted.map((_, at) =>
            wanted.slice(0, at + 1).reduce((sum, each) => sum + each.length, 0),
          );
          let sent = 0;
          for (const piece of pieces.filter((each) => each !== undefined)) {
            sent += piece.length;
            expect(ends).toContain(sent);
          }
        },
      ),
    );
  });

  it('wait for the rest of a message', () => {
    const push = answerablePieces();
    expect(push(STARTUP)).toEqual(STARTUP);
    const query = message('Q', Buffer.from('select 1\0'));
    expect(push(query.subarray(0, 3))).toBeUndefined();
    expect(push(query.subarray(3, 9))).toBeUndefined();
    expect(push(query.subarray(9))).toEqual(query);
  });
});
