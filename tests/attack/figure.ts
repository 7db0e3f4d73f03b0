import { expect } from 'vitest';

interface Figure {
  /** A measured value, with the size of the attack. */
  what: string;
  measured: number;
  atMost: number;
  unit: string;
}

/** Prints a figure next to its target, and fails if the target is missed. `npm run prove` shows the line. */
export function figure({ what, measured, atMost, unit }: Figure): void {
  const rounded = Number(measured.toFixed(2));
  process.stdout.write(`figure: ${what}: ${rounded} ${unit} (at most ${atMost})\n`);
  expect(measured, what).toBeLessThanOrEqual(atMost);
}
