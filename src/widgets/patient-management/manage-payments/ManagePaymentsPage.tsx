import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { readConfig } from '#api/page-config.ts';
import { dayAfter } from '#domain/date/day.ts';
import { cardFrameAddress } from '#domain/payment/card-frame.ts';
import { DEFAULT_LOOK, THEMES } from '#domain/session/look.ts';
import type { PaymentAccountsRef } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { PatientPageProps } from '../frame/patient-pages.ts';
import type { AttachFrame } from './AddCardDialog.tsx';
import { type CardFrame, createCardFrame } from './card-frame.ports.ts';
import { ManagePaymentsScreen } from './ManagePaymentsScreen.tsx';
import { wirePaymentAccounts } from './payment-accounts.ports.ts';

interface Running {
  accounts: PaymentAccountsRef;
  attach: AttachFrame;
}

/** The page of a patient's payment accounts; its chart runs as long as the page is open. */
export function ManagePaymentsPage({ host, member, plan, today }: PatientPageProps) {
  const { id: memberId, name } = member;
  const [running, setRunning] = useState<Running | null>(null);
  useEffect(() => {
    const started = start(host, { memberId, name, today });
    setRunning(started);
    return () => void started.accounts.stop();
  }, [host, memberId, name, today]);
  if (running === null) return null;
  const renewsOn = plan.autoRenew && plan.expiresIn >= 0 ? dayAfter(today, plan.expiresIn) : null;
  const heldElsewhere = member.primary || plan.id === '' ? null : plan.name;
  return (
    <ManagePaymentsScreen
      {...running}
      heldElsewhere={heldElsewhere}
      email={member.email}
      today={today}
      renewsOn={renewsOn}
    />
  );
}

function start(
  host: WidgetHost,
  { memberId, name, today }: { memberId: string; name: string; today: string },
): Running {
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
