import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/date/day.ts';
import { isRefusal } from '#domain/failure/failure.ts';
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
import { DialogForm } from '#ui/Form/Form.tsx';
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
  const text = checked ? <Checked {...checked} /> : <Checking reminders={reminders} />;
  return (
    <Dialog
      open={isOpen}
      {...(!isSending && { onClose: close })}
      title={copy.SEND_REMINDERS}
      description={copy.REMINDERS_ABOUT}
      actions={count === 0 && <Button onClick={close}>{copy.CANCEL}</Button>}
    >
      {count === 0 ? (
        text
      ) : (
        <DialogForm
          onSubmit={() => reminders.send({ type: 'reminder.send' })}
          submit={copy.sendCount(count)}
          busy={isSending}
          onCancel={close}
          notice={<NotSent reminders={reminders} />}
        >
          <div>{text}</div>
        </DialogForm>
      )}
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

function NotSent({ reminders }: RemindersProps) {
  const failure = useSelector(reminders, selectFailure);
  if (failure === null) return null;
  const isSure = isRefusal(failure);
  return (
    <div role="alert">
      <Banner tone="danger" title={isSure ? copy.REMINDERS_NOT_SENT : copy.PERHAPS_SENT}>
        {isSure ? failure.message : copy.NEVER_TWICE}
      </Banner>
    </div>
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
