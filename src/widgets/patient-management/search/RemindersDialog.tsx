import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Reminders } from '#domain/patient/payment-reminder.ts';
import {
  type RemindersRef,
  selectFailure,
  selectIsDialogOpen,
  selectIsNotPreviewed,
  selectIsSending,
  selectReminders,
} from '#machines/reminders/reminders.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import * as copy from './reminders-copy.ts';
import './RemindersDialog.css';

interface RemindersProps {
  reminders: RemindersRef;
}

export function RemindersDialog({ reminders }: RemindersProps) {
  const isOpen = useSelector(reminders, selectIsDialogOpen);
  const isSending = useSelector(reminders, selectIsSending);
  const checked = useSelector(reminders, selectReminders);
  const close = () => reminders.send({ type: 'dialog.close' });
  const count = checked?.reminded.length ?? 0;
  return (
    <Dialog
      open={isOpen}
      {...(!isSending && { onClose: close })}
      title={copy.SEND_REMINDERS}
      description={copy.REMINDERS_ABOUT}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={close}>
            {copy.CANCEL}
          </Button>
          {count > 0 && (
            <Button
              variant="primary"
              loading={isSending}
              onClick={() => reminders.send({ type: 'reminder.send' })}
            >
              {copy.sendCount(count)}
            </Button>
          )}
        </>
      }
    >
      <NotDone reminders={reminders} />
      {checked ? <Checked {...checked} /> : <Checking reminders={reminders} />}
    </Dialog>
  );
}

function Checking({ reminders }: RemindersProps) {
  const isFailed = useSelector(reminders, selectIsNotPreviewed);
  const failure = useSelector(reminders, selectFailure);
  if (!isFailed) return <p role="status">{copy.CHECKING}</p>;
  return (
    <NotLoaded
      title={copy.NOT_CHECKED}
      failure={failure}
      onRetry={() => reminders.send({ type: 'reminder.retry' })}
    />
  );
}

function NotDone({ reminders }: RemindersProps) {
  const isChecked = useSelector(reminders, selectReminders) !== null;
  const failure = useSelector(reminders, selectFailure);
  return (
    isChecked &&
    failure && (
      <div role="alert">
        <Banner tone="danger" title={copy.REMINDERS_NOT_SENT}>
          {failure.message}
        </Banner>
      </div>
    )
  );
}

const Checked = ({ reminded, skipped }: Reminders) => (
  <>
    <h3 className="reminders-title">{copy.remindedTitle(reminded.length)}</h3>
    <ul className="reminders-list">
      {reminded.map(({ memberId, name, amountCents }) => (
        <li className="reminders-patient" key={memberId}>
          <span>{name}</span>
          <span className="tabular">{formatMoney(amountCents)}</span>
        </li>
      ))}
    </ul>
    {skipped.length > 0 && (
      <>
        <h3 className="reminders-title">{copy.skippedTitle(skipped.length)}</h3>
        <ul className="reminders-list">
          {skipped.map(({ memberId, name, reason, remindedOn }) => (
            <li className="reminders-patient" key={memberId}>
              <span>{name}</span>
              <span className="reminders-reason">
                {copy.SKIPS[reason]}
                {remindedOn !== undefined && ` on ${formatDate(remindedOn)}`}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
