/** A generator with a seed (mulberry32), the same at every run. */
export interface Random {
  fraction(): number;
  whole(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;

  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));

  return {
    fraction,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (share) => fraction() < share,
  };
}
