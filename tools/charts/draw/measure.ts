const NARROW = /[ .,:;'|!iljtfr()[\]/]/;
const WIDE = /[mwMW@#%]/;
const CAPITAL = /[A-Z]/;

/** An upper estimate of a text's width, the same on every machine. */
export function textWidth(text: string, fontSize: number, isBold = false): number {
  const units = [...text].reduce((sum, character) => sum + widthOf(character), 0);
  return Math.ceil(units * fontSize * (isBold ? 1.08 : 1));
}

function widthOf(character: string): number {
  if (NARROW.test(character)) return 0.36;
  if (WIDE.test(character)) return 0.92;
  return CAPITAL.test(character) ? 0.7 : 0.6;
}
