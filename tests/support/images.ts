import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG with its checksum. */
export const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

interface Png {
  width: number;
  height: number;
  /** 0: gray. 2: RGB. 3: indexed. 4: gray with alpha. 6: RGB with alpha. */
  color?: Color;
  interlaced?: boolean;
  /** Replaces the data that the rows inflate to. */
  rows?: Buffer;
  /** Before the pixels. */
  before?: readonly Buffer[];
  /** After the pixels. */
  after?: readonly Buffer[];
}

type Color = 0 | 2 | 3 | 4 | 6;
const PIXELS: Record<Color, readonly number[]> = {
  0: [91],
  2: [0, 91, 211],
  3: [0],
  4: [91, 128],
  6: [0, 91, 211, 128],
};

type Header = Pick<Png, 'width' | 'height' | 'color' | 'interlaced'>;

export function headerChunk({ width, height, color = 2, interlaced = false }: Header): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, color, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', header);
}

export function png({ rows, before = [], after = [], ...header }: Png): Buffer {
  const { width, height, color = 2 } = header;
  const row = Buffer.from([0, ...Array.from({ length: width }, () => PIXELS[color]).flat()]);
  const pixels = rows ?? Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    headerChunk(header),
    ...before,
    chunk('IDAT', deflateSync(pixels)),
    ...after,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Jpeg {
  width: number;
  height: number;
  components?: number;
  /** 0xc0: baseline. */
  frame?: number;
}

/** The segments of a JPEG that define its format. Its scan is empty. */
export function jpeg({ width, height, components = 3, frame = 0xc0 }: Jpeg): Buffer {
  const sizes = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const channels = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  const length = 8 + components * 3;
  return Buffer.from([
    ...[0xff, 0xd8, 0xff, frame, 0, length, 8, ...sizes, components, ...channels],
    ...[0xff, 0xda, 0, 2, 0xff, 0xd9],
  ]);
}
