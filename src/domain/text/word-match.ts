/** Small letters without accents and apostrophes, as people type what they look for. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether each word that was typed begins a word of the text: in any order, accents ignored. */
export function hasWords(text: string, typed: string): boolean {
  const words = plainWords(text);
  return plainWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}
