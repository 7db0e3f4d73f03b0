import type { PageAdapter } from './page-adapter.ts';

/** Opens the list of a field and chooses the option with the id. */
export async function choose(adapter: PageAdapter, field: string, id: string): Promise<void> {
  await adapter.click('button', new RegExp(`${field}$`));
  await adapter.clickAt(`[role=option][data-key="${id}"]`);
}
