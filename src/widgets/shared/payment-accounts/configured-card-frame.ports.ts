import { readConfig } from '#api/page-config.ts';
import { cardFrameAddress } from '#domain/payment/card-frame.ts';
import { DEFAULT_APPEARANCE, THEMES } from '#domain/session/appearance.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CardFrame, type CardFrameParts, createCardFrame } from './card-frame.ports.ts';

/** Null if no card fields are configured. */
export function configuredCardFrame(
  host: Pick<WidgetHost, 'appearance'>,
  callbacks: Pick<CardFrameParts, 'onKey' | 'onEdit'>,
): CardFrame | null {
  const config = readConfig(document);
  if (config === null) return null;
  const { scheme, theme } = host.appearance;
  const appearance = { scheme, theme: THEMES.find((each) => each === theme) ?? DEFAULT_APPEARANCE.theme };
  const address = cardFrameAddress(config.hostedFields, window.location.origin, appearance);
  return (
    address && createCardFrame({ page: window, address, newRequest: () => crypto.randomUUID(), ...callbacks })
  );
}
