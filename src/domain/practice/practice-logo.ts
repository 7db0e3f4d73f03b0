import { successToast } from '../notification/toast.ts';

/** The logo for the receipts of a practice (CONST-3). */
export interface PracticeLogo {
  id: string;
  type: 'image/png' | 'image/jpeg';
  /** Base64. */
  image: string;
  /** Pixels. */
  width: number;
  height: number;
}

export const LARGEST_LOGO_BYTES = 300 * 1024;
export const LOGO_TOO_LARGE = 'This file is larger than 300 KB. Choose a smaller file.';
export const LOGO_TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** The reason to reject a logo file before it is sent. The server checks its content. */
export function logoFileProblem({ type, size }: { type: string; size: number }): string | null {
  if (!LOGO_TYPES.includes(type)) return 'Choose a PNG or JPEG file.';
  return size > LARGEST_LOGO_BYTES ? LOGO_TOO_LARGE : null;
}

export const LOGO_SAVED = successToast('Logo saved');
export const LOGO_REMOVED = successToast('Logo removed');
