import { applyLook, type Look } from './look.ts';

/** The page of docs around a story that stands in a frame of its own; it hears nothing of the toolbar itself. */
const around = (): HTMLElement | null =>
  window.frameElement?.id.startsWith('iframe--') ? window.parent.document.documentElement : null;

export const isEmbedded = around() !== null;

/** Gives an embedded story the look of the docs page around it, now and with every change. */
export function followThePageAround(): void {
  const page = around();
  if (page === null) return;
  const follow = () => applyLook(JSON.parse(page.dataset['look'] ?? '{}') as Look);
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-look'] });
  follow();
}
