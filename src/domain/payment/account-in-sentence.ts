/** `check 1042`, `bank account ending in 0911`; the name of a card's brand keeps its capital letter. */
export const accountInSentence = (words: string): string =>
  words.replace(/^(Account|Bank account|Credit Card|Debit Card|Cash|Check)\b/, (kind) => kind.toLowerCase());
