import { type Appearance, applyAppearance } from './appearance.ts';

/** The page of docs around a story that stands in a frame of its own; it hears nothing of the toolbar itself. */
const around = (): HTMLElement | null =>
  window.frameElement?.id.startsWith('iframe--') ? window.parent.document.documentElement : null;

export const isEmbedded = around() !== null;

/** Gives an embedded story the appearance of the docs page around it, now and with every change. */
export function followThePageAround(): void {
  const page = around();
  if (page === null) return;
  const follow = () => applyAppearance(JSON.parse(page.dataset['appearance'] ?? '{}') as Appearance);
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-appearance'] });
  follow();
}
