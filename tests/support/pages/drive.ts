import type { AnyStateMachine } from 'xstate';
import type { PageDriver } from '#charts/page/walk.ts';
import type { Desk } from '../desk.ts';
import type { PageAdapter } from './page-adapter.ts';

/** Drives the page of a chart through the adapter. */
export type Drive<Machine extends AnyStateMachine> = (
  adapter: PageAdapter,
  desk: Desk,
) => Promise<PageDriver<Machine>>;

/** Leaves a field by the Tab key. */
export async function leaveField(adapter: PageAdapter, label: string): Promise<void> {
  await adapter.focus(label);
  await adapter.press('Tab');
}

/** Clicks where the pointer can't. Runs in the page. */
export function pressFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
