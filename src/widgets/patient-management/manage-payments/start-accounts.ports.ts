import { createActor } from 'xstate';
import { readConfig } from '#api/page-config.ts';
import { cardFrameAddress } from '#domain/payment/card-frame.ts';
import { DEFAULT_LOOK, THEMES } from '#domain/session/look.ts';
import type { PaymentAccountsRef } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CardFrame, createCardFrame } from './card-frame.ports.ts';
import { wirePaymentAccounts } from './payment-accounts.ports.ts';

export interface RunningAccounts {
  accounts: PaymentAccountsRef;
  /** Puts the card fields into an element of the page. */
  attach(frame: HTMLIFrameElement | null): void;
}

/** The chart of a patient's payment accounts, running, over the configured card fields. */
export function startAccounts(
  host: WidgetHost,
  { memberId, name, today }: { memberId: string; name: string; today: string },
): RunningAccounts {
  const place = { practiceId: host.session.practice.id, memberId };
  let accounts: PaymentAccountsRef | null = null;
  const frame = cardFrame(host, (key) =>
    accounts?.send({ type: key === 'Enter' ? 'draft.save' : 'dialog.close' }),
  );
  const machine = wirePaymentAccounts({ host, place, frame });
  accounts = createActor(machine, { input: { patientName: name, today } }).start();
  return { accounts, attach: (element) => frame?.attach(element) };
}

/** The configured card fields, in the look of the page; null where none are configured. */
function cardFrame(host: WidgetHost, onKey: (key: 'Enter' | 'Escape') => void): CardFrame | null {
  const read = readConfig(document);
  if (read.kind === 'broken') return null;
  const { scheme, theme } = host.appearance;
  const look = { scheme, theme: THEMES.find((each) => each === theme) ?? DEFAULT_LOOK.theme };
  const address = cardFrameAddress(read.config.hostedFields, window.location.origin, look);
  return address && createCardFrame({ page: window, address, onKey, newRequest: () => crypto.randomUUID() });
}
