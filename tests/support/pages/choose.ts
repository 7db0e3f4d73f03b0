import type { Stage } from './stage.ts';

/** Opens the list of a field and chooses what has the id. */
export async function choose(stage: Stage, field: string, id: string): Promise<void> {
  await stage.click('button', new RegExp(`${field}$`));
  await stage.clickAt(`[role=option][data-key="${id}"]`);
}
