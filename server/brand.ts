/** The portal's default accent in sRGB: mail programs and PDF readers don't know `oklch`. */
export const ACCENT = '#0d5ed7';
export const ON_ACCENT = '#ffffff';
