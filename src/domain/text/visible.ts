/** Half of a surrogate pair, and characters that reverse the direction of the text after them. */
const NEVER = /[\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u;
/** U+2800 is the Braille blank, which Unicode counts as a symbol. */
const VISIBLE = /[^\s\p{Other}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether a name has characters that can't be shown, or none that can. Joiners and direction marks between visible
 * letters are part of Persian, Hindi and Hebrew names.
 */
export const hasHiddenCharacters = (text: string): boolean =>
  NEVER.test(text) || (text.trim() !== '' && !VISIBLE.test(text));
