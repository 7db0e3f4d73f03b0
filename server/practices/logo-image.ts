import { crc32, inflateSync } from 'node:zlib';
import { LARGEST_LOGO_BYTES, LOGO_TOO_LARGE, type PracticeLogo } from '#domain/practice/practice-logo.ts';

/** The stored file, without chunks that a receipt does not need. */
export type LogoImage = Omit<PracticeLogo, 'id'>;

/** The reason that the user sees when a file is rejected. */
interface LogoProblem {
  problem: string;
}

const LARGEST_SIDE = 1000;
const NOT_AN_IMAGE = 'Choose a PNG or JPEG file.';
const DAMAGED = 'This image is damaged. Save it again and upload the new file.';
const TOO_MANY_PIXELS =
  'This image is larger than 1000 by 1000 pixels. Save it smaller and upload the new file.';
const HAS_TRANSPARENCY =
  "This image can't be printed on receipts. Save it without transparency, or as an RGB JPEG.";
const NOT_SUPPORTED =
  "This image can't be printed on receipts. Save it as an 8-bit PNG without interlacing, or as an RGB JPEG.";

/**
 * Detects the format from the content, and reads all of it: the receipt's PDF could not reject a damaged image later.
 */
export function logoImageOf(bytes: Buffer): LogoImage | LogoProblem {
  if (bytes.length > LARGEST_LOGO_BYTES) return { problem: LOGO_TOO_LARGE };
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
const PRINTED = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
const IN_ORDER = /^IHDR (PLTE )?(IDAT )+IEND$/;

interface Chunk {
  type: string;
  data: Buffer;
  /** Length, type, data and checksum. */
  bytes: Buffer;
}

/** A decoder may read a chunk that this function ignores, so the stored file contains only validated chunks. */
function pngOf(bytes: Buffer): LogoImage | LogoProblem {
  const all = chunksOf(bytes);
  if (all === undefined) return { problem: DAMAGED };
  if (all.some(({ type }) => type === 'tRNS')) return { problem: HAS_TRANSPARENCY };
  if (all.some(({ type }) => isCritical(type) && !PRINTED.includes(type))) return { problem: NOT_SUPPORTED };
  const chunks = all.filter(({ type }) => PRINTED.includes(type));
  const [header] = chunks;
  if (!header || !IN_ORDER.test(chunks.map(({ type }) => type).join(' '))) return { problem: DAMAGED };
  const size = sizeOf(header.data);
  if ('problem' in size) return size;
  const palette = chunks.find(({ type }) => type === 'PLTE');
  if (palette && !size.isIndexed) return { problem: NOT_SUPPORTED };
  const pixels = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  if (size.isIndexed !== isPalette(palette?.data) || !hasRows(pixels, size)) return { problem: DAMAGED };
  const stored = [PNG_START, header.bytes, ...(palette ? [palette.bytes] : []), chunkOf('IDAT', pixels), END];
  const { width, height } = size;
  return { type: 'image/png', image: Buffer.concat(stored).toString('base64'), width, height };
}

/** A reader must know these chunks. Optional ones start with a lowercase letter. */
const isCritical = (type: string): boolean => (type.charCodeAt(0) & 0x20) === 0;

interface PngSize {
  width: number;
  height: number;
  /** In bytes, including the filter byte. */
  row: number;
  isIndexed: boolean;
}

function sizeOf(header: Buffer): PngSize | LogoProblem {
  if (header.length !== HEADER_BYTES) return { problem: DAMAGED };
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (width === 0 || height === 0) return { problem: DAMAGED };
  if (isTooLarge(width, height)) return { problem: TOO_MANY_PIXELS };
  const [bits = 0, color = 0, compression, filter, interlace] = header.subarray(8);
  const kind = COLOR_TYPES[color];
  if (!kind?.bits.includes(bits) || interlace !== 0) return { problem: NOT_SUPPORTED };
  if (compression !== 0 || filter !== 0) return { problem: DAMAGED };
  const row = 1 + Math.ceil((width * kind.samples * bits) / 8);
  return { width, height, row, isIndexed: color === INDEXED };
}

const isPalette = (colors: Buffer | undefined): boolean =>
  colors !== undefined && colors.length > 0 && colors.length <= 3 * 256 && colors.length % 3 === 0;

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
    const type = named.toString('latin1', 0, 4);
    chunks.push({ type, data: named.subarray(4), bytes: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

const END = chunkOf('IEND', Buffer.alloc(0));

function hasRows(pixels: Buffer, { row, height }: PngSize): boolean {
  try {
    const rows = inflateSync(pixels, { maxOutputLength: row * height });
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
/** Lossless, differential or with arithmetic coding. */
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf];

function jpegOf(bytes: Buffer): LogoImage | LogoProblem {
  const segments = segmentsOf(bytes);
  if (segments === undefined) return { problem: DAMAGED };
  if (segments.some(({ marker }) => OTHER_FRAMES.includes(marker))) return { problem: NOT_SUPPORTED };
  const frame = segments.find(({ marker }) => FRAMES.includes(marker));
  const size = frame ? frameOf(frame.data) : { problem: DAMAGED };
  return 'problem' in size ? size : { type: 'image/jpeg', image: bytes.toString('base64'), ...size };
}

/** The segments up to the scan, or undefined if one is cut off or the end is missing. */
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

function frameOf(frame: Buffer): Pick<LogoImage, 'width' | 'height'> | LogoProblem {
  if (frame.length < 6) return { problem: DAMAGED };
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  if (width === 0 || height === 0) return { problem: DAMAGED };
  if (isTooLarge(width, height)) return { problem: TOO_MANY_PIXELS };
  if (frame[0] !== 8 || !SUPPORTED_COMPONENTS.includes(frame[5] ?? 0)) return { problem: NOT_SUPPORTED };
  return { width, height };
}

const endsWell = (bytes: Buffer): boolean => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
