import { parse } from 'yaml';
import type { Named } from './report.ts';

/** The ids in the charts' `meta.requirements`. The charts are loaded here, since the rest works without them. */
export async function chartRequirements(): Promise<Named> {
  const [{ charts }, { describeChart }] = await Promise.all([
    import('#machines/index.ts'),
    import('#atelier/describe.ts'),
  ]);
  return new Map(
    Object.entries(charts).map(([name, machine]) => {
      const { states } = describeChart(machine);
      return [name, [...new Set(states.flatMap(({ requirements }) => requirements))]];
    }),
  );
}

/** The ids in the contract's `x-requirements`, by the place where they stand. */
export function contractRequirements(text: string): Named {
  const found = new Map<string, string[]>();
  const look = (value: unknown, where: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key === 'x-requirements') found.set(`contract: ${where}`, [each].flat().map(String));
      else look(each, `${where}/${key}`);
    }
  };
  look(parse(text), '');
  return found;
}
