import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

interface Png {
  width: number;
  height: number;
  /** 2: RGB. 6: RGB with alpha. */
  color?: 2 | 6;
  interlaced?: boolean;
  /** What the rows inflate to instead. */
  rows?: Buffer;
}

export function png({ width, height, color = 2, interlaced = false, rows }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, color, 0, 0, interlaced ? 1 : 0], 8);
  const pixel = color === 2 ? [0, 91, 211] : [0, 91, 211, 128];
  const row = Buffer.from([0, ...Array.from({ length: width }, () => pixel).flat()]);
  const pixels = rows ?? Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
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

/** The segments of a JPEG that say what it is. Its scan is empty. */
export function jpeg({ width, height, components = 3, frame = 0xc0 }: Jpeg): Buffer {
  const sizes = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const channels = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  const length = 8 + components * 3;
  return Buffer.from([
    ...[0xff, 0xd8, 0xff, frame, 0, length, 8, ...sizes, components, ...channels],
    ...[0xff, 0xda, 0, 2, 0xff, 0xd9],
  ]);
}
