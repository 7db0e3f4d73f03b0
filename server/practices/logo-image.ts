import { crc32, inflateSync } from 'node:zlib';

export interface LogoImage {
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** Why a file is not accepted, for the user. */
export interface LogoProblem {
  problem: string;
}

const LARGEST_BYTES = 300 * 1024;
const LARGEST_SIDE = 1000;
const NOT_AN_IMAGE = 'Choose a PNG or JPEG file.';
const DAMAGED = 'This image is damaged. Save it again and upload the new file.';
const TOO_LARGE = 'This file is larger than 300 KB. Save it smaller and upload the new file.';
const TOO_MANY_PIXELS =
  'This image is larger than 1000 by 1000 pixels. Save it smaller and upload the new file.';
const NOT_SUPPORTED =
  'This kind of image can’t be printed. Save it as a PNG without interlacing, or as an RGB JPEG.';

/**
 * Reads what the file is from its content, and all of it: the receipt's PDF has no way to refuse a damaged image later.
 */
export function logoImageOf(bytes: Buffer): LogoImage | LogoProblem {
  if (bytes.length > LARGEST_BYTES) return { problem: TOO_LARGE };
  if (bytes.subarray(0, PNG_START.length).equals(PNG_START)) return pngOf(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegOf(bytes);
  return { problem: NOT_AN_IMAGE };
}

const isTooLarge = (width: number, height: number): boolean => width > LARGEST_SIDE || height > LARGEST_SIDE;

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum. */
const CHUNK_FRAME_BYTES = 12;
const HEADER_BYTES = 13;
const INDEXED = 3;
/** Samples of a pixel, and the bits that a sample may have, by color type. */
const COLOR_TYPES: Readonly<Record<number, { samples: number; bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8] },
  2: { samples: 3, bits: [8] },
  [INDEXED]: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8] },
  6: { samples: 4, bits: [8] },
};
const LAST_FILTER = 4;

interface Chunk {
  type: string;
  data: Buffer;
}

function pngOf(bytes: Buffer): LogoImage | LogoProblem {
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (chunks === undefined || header?.type !== 'IHDR' || header.data.length !== HEADER_BYTES)
    return { problem: DAMAGED };
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (width === 0 || height === 0) return { problem: DAMAGED };
  if (isTooLarge(width, height)) return { problem: TOO_MANY_PIXELS };
  const [bits = 0, color = 0, , , interlace] = header.data.subarray(8);
  const kind = COLOR_TYPES[color];
  if (kind === undefined || !kind.bits.includes(bits) || interlace !== 0) return { problem: NOT_SUPPORTED };
  const row = 1 + Math.ceil((width * kind.samples * bits) / 8);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data.length ?? 0;
  const hasPalette = color !== INDEXED || (palette > 0 && palette % 3 === 0);
  return hasPalette && hasRows(chunks, { row, height })
    ? { type: 'image/png', width, height }
    : { problem: DAMAGED };
}

/** All chunks with their checksums, or undefined if one is damaged or the end is missing. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = PNG_START.length;
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length) return undefined;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return undefined;
    chunks.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) });
    if (chunks.at(-1)?.type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

function hasRows(chunks: readonly Chunk[], { row, height }: { row: number; height: number }): boolean {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  try {
    const rows = inflateSync(packed, { maxOutputLength: row * height });
    if (rows.length !== row * height) return false;
    for (let at = 0; at < rows.length; at += row) if ((rows[at] ?? 0) > LAST_FILTER) return false;
    return true;
  } catch {
    return false;
  }
}

const SEGMENT_START = 0xff;
const SCAN = 0xda;
const SUPPORTED_COMPONENTS = [1, 3];
/** Baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

function jpegOf(bytes: Buffer): LogoImage | LogoProblem {
  const segments = segmentsOf(bytes);
  if (segments === undefined) return { problem: DAMAGED };
  if (segments.some(({ marker }) => OTHER_FRAMES.includes(marker))) return { problem: NOT_SUPPORTED };
  const frame = segments.find(({ marker }) => FRAMES.includes(marker));
  return frame ? frameOf(frame.data) : { problem: DAMAGED };
}

/** Up to the scan, or undefined if one is cut off or the end is missing. */
function segmentsOf(bytes: Buffer): { marker: number; data: Buffer }[] | undefined {
  const segments: { marker: number; data: Buffer }[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === SEGMENT_START) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === SCAN) return endsWell(bytes) ? segments : undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    segments.push({ marker, data: bytes.subarray(at + 4, end) });
    at = end;
  }
  return undefined;
}

function frameOf(frame: Buffer): LogoImage | LogoProblem {
  if (frame.length < 6) return { problem: DAMAGED };
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  if (width === 0 || height === 0) return { problem: DAMAGED };
  if (isTooLarge(width, height)) return { problem: TOO_MANY_PIXELS };
  if (frame[0] !== 8 || !SUPPORTED_COMPONENTS.includes(frame[5] ?? 0)) return { problem: NOT_SUPPORTED };
  return { type: 'image/jpeg', width, height };
}

const endsWell = (bytes: Buffer): boolean => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
