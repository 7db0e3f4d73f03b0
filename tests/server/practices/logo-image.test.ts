import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { logoImageOf } from '#server/practices/logo-image.ts';
import { chunk, headerChunk, jpeg, png } from '../../support/images.ts';

const PALETTE = chunk('PLTE', Buffer.from([0, 91, 211]));
const HUGE = headerChunk({ width: 200_000, height: 200_000 });
const TEXT = chunk('tEXt', Buffer.alloc(150 * 1024, 'a'));
const TRANSPARENT = chunk('tRNS', Buffer.alloc(6));
const NOT_PRINTED =
  /^This image can't be printed on receipts\. Save it as an 8-bit PNG without interlacing, or as an RGB JPEG\.$/;
const WITHOUT_TRANSPARENCY = /Save it without transparency, or as an RGB JPEG\.$/;

describe('CONST-3.9: a file’s content determines its type', () => {
  const cut = png({ width: 20, height: 20 });
  const flipped = Buffer.from(cut);
  flipped[50] = (flipped[50] ?? 0) ^ 0xff;
  const [short, filter] = [Buffer.alloc(10), Buffer.alloc(20 * 61, 9)];

  it.each([
    ['a PNG', png({ width: 20, height: 10 }), { type: 'image/png', width: 20, height: 10 }],
    [
      'an indexed PNG',
      png({ width: 20, height: 10, color: 3, before: [PALETTE] }),
      { type: 'image/png', width: 20, height: 10 },
    ],
    ['a JPEG', jpeg({ width: 300, height: 20 }), { type: 'image/jpeg', width: 300, height: 20 }],
    [
      'a gray JPEG',
      jpeg({ width: 2, height: 2, components: 1 }),
      { type: 'image/jpeg', width: 2, height: 2 },
    ],
  ])('%s', (_, bytes, wanted) => {
    expect(logoImageOf(bytes)).toEqual({ ...wanted, image: bytes.toString('base64') });
  });

  it('a PNG is stored without its texts and other extras, and with its pixels in one chunk', () => {
    const pixels = deflateSync(Buffer.alloc(2 * 7));
    const bytes = png({ width: 2, height: 2, before: [TEXT], after: [chunk('tIME', Buffer.alloc(7))] });
    const parts = [pixels.subarray(0, 5), pixels.subarray(5)].map((data) => chunk('IDAT', data));
    const start = png({ width: 2, height: 2 }).subarray(0, 33);
    const split = Buffer.concat([start, ...parts, chunk('IEND', Buffer.alloc(0)), Buffer.from('more')]);
    expect([bytes, split].map((given) => logoImageOf(given))).toEqual([
      expect.objectContaining({ image: png({ width: 2, height: 2 }).toString('base64') }),
      expect.objectContaining({
        image: png({ width: 2, height: 2, rows: Buffer.alloc(2 * 7) }).toString('base64'),
      }),
    ]);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Choose a PNG or JPEG file/],
    ['no bytes', Buffer.alloc(0), /^Choose a PNG or JPEG file/],
    ['a GIF named .png', Buffer.from('GIF89a'), /^Choose a PNG or JPEG file/],
    ['a PNG that is cut off', cut.subarray(0, -20), /damaged/],
    ['a PNG with a flipped bit', flipped, /damaged/],
    ['a PNG with too few rows', png({ width: 20, height: 20, rows: short }), /damaged/],
    ['a PNG with an unknown filter', png({ width: 20, height: 20, rows: filter }), /damaged/],
    ['a PNG that inflates to more', png({ width: 2, height: 2, rows: Buffer.alloc(1e6) }), /damaged/],
    ['a PNG with a second header', png({ width: 1, height: 1, before: [HUGE] }), /damaged/],
    ['a PNG with a header after its pixels', png({ width: 1, height: 1, after: [HUGE] }), /damaged/],
    ['an indexed PNG without colors', png({ width: 2, height: 2, color: 3 }), /damaged/],
    [
      'a PNG with colors after its pixels',
      png({ width: 2, height: 2, color: 3, after: [PALETTE] }),
      /damaged/,
    ],
    ['an RGB PNG with a palette', png({ width: 2, height: 2, before: [PALETTE] }), NOT_PRINTED],
    [
      'an RGB PNG with a transparent color',
      png({ width: 2, height: 2, before: [TRANSPARENT] }),
      WITHOUT_TRANSPARENCY,
    ],
    [
      'an indexed PNG with transparent colors',
      png({ width: 2, height: 2, color: 3, before: [PALETTE, TRANSPARENT] }),
      WITHOUT_TRANSPARENCY,
    ],
    [
      'a PNG for one vendor',
      png({ width: 2, height: 2, before: [chunk('CgBI', Buffer.alloc(4))] }),
      NOT_PRINTED,
    ],
    ['an interlaced PNG', png({ width: 2, height: 2, interlaced: true }), NOT_PRINTED],
    ['a PNG of 1001 pixels', png({ width: 1001, height: 1 }), /1000 by 1000 pixels/],
    ['a JPEG of 1001 pixels', jpeg({ width: 1, height: 1001 }), /1000 by 1000 pixels/],
    ['a CMYK JPEG', jpeg({ width: 2, height: 2, components: 4 }), NOT_PRINTED],
    ['a lossless JPEG', jpeg({ width: 2, height: 2, frame: 0xc3 }), NOT_PRINTED],
    ['a JPEG with arithmetic coding', jpeg({ width: 2, height: 2, frame: 0xcc }), NOT_PRINTED],
    ['a JPEG that is cut off', jpeg({ width: 2, height: 2 }).subarray(0, -4), /damaged/],
    ['301 KB', Buffer.alloc(301 * 1024), /^This file is larger than 300 KB\. Choose a smaller file\.$/],
  ])('%s is rejected', (_, bytes, problem) => {
    expect(logoImageOf(bytes)).toEqual({ problem: expect.stringMatching(problem) });
  });
});
