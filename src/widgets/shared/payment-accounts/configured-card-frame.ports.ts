import { readConfig } from '#api/page-config.ts';
import { cardFrameAddress } from '#domain/payment/card-frame.ts';
import { DEFAULT_APPEARANCE, THEMES } from '#domain/session/appearance.ts';
import type { PaymentAccountsRef } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CardFrame, createCardFrame } from './card-frame.ports.ts';

/**
 * The card fields of the form around them. Enter saves the form and Escape closes it, as in its own fields (DIALOG-3).
 * Null if no card fields are configured.
 */
export function configuredCardFrame(
  host: Pick<WidgetHost, 'appearance'>,
  form: () => Pick<PaymentAccountsRef, 'send'> | undefined,
): CardFrame | null {
  const config = readConfig(document);
  if (config === null) return null;
  const { scheme, theme } = host.appearance;
  const appearance = { scheme, theme: THEMES.find((each) => each === theme) ?? DEFAULT_APPEARANCE.theme };
  const address = cardFrameAddress(config.hostedFields, window.location.origin, appearance);
  return (
    address &&
    createCardFrame({
      page: window,
      address,
      newRequest: () => crypto.randomUUID(),
      onKey: (key) => form()?.send({ type: key === 'Enter' ? 'draft.save' : 'dialog.close' }),
      onEdit: () => form()?.send({ type: 'card.edit' }),
    })
  );
}
