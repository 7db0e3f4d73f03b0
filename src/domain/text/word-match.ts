/** Lower case, without accents and apostrophes. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Each typed word must begin a word of the text, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const words = plainWords(text);
  return plainWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}
