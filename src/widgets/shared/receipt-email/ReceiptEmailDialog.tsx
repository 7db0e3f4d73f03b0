import { useSelector } from '@xstate/react';
import { formatInstant } from '#domain/date/format-instant.ts';
import { type AddressChoice, notEmailedWords, type ReceiptEmail } from '#domain/payment/receipt-email.ts';
import {
  type ReceiptEmailRef,
  selectAddressError,
  selectChoice,
  selectHistory,
  selectHistoryFailure,
  selectIsEmailOpen,
  selectIsSending,
  selectOwnAddress,
  selectSendFailure,
  selectSubject,
} from '#machines/receipt-email/receipt-email.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { DiscardQuestion } from '../DiscardQuestion.tsx';
import * as copy from './copy.ts';
import './ReceiptEmailDialog.css';

interface ReceiptEmailProps {
  email: ReceiptEmailRef;
}

interface InPractice {
  timeZone: string;
}

interface Described {
  /** The text for a receipt. */
  about: (transactionId: string) => string;
}

export function ReceiptEmailDialog({ email, about, timeZone }: ReceiptEmailProps & InPractice & Described) {
  const isOpen = useSelector(email, selectIsEmailOpen);
  const subject = useSelector(email, selectSubject);
  const isReceipt = subject.kind === 'receipt';
  return (
    <Dialog
      open={isOpen}
      onClose={() => email.send({ type: 'dialog.close' })}
      size="small"
      initialFocus=".dialog-body input"
      title={isReceipt ? copy.EMAIL_RECEIPT : copy.EMAIL_STATEMENT}
      description={isReceipt ? about(subject.transactionId) : copy.STATEMENT_ABOUT}
    >
      <EmailForm email={email} isReceipt={isReceipt} timeZone={timeZone} />
      <DiscardQuestion form={email} />
    </Dialog>
  );
}

function EmailForm({ email, isReceipt, timeZone }: ReceiptEmailProps & InPractice & { isReceipt: boolean }) {
  const isSending = useSelector(email, selectIsSending);
  const failure = useSelector(email, selectSendFailure);
  return (
    <DialogForm
      onSubmit={() => email.send({ type: 'email.send' })}
      submit={isReceipt ? copy.SEND_RECEIPT : copy.SEND_STATEMENT}
      busy={isSending}
      onCancel={() => email.send({ type: 'dialog.close' })}
    >
      <Address email={email} />
      {failure && (
        <div role="alert">
          <Banner tone="danger" title={notEmailedWords(failure)}>
            {failure.message}
          </Banner>
        </div>
      )}
      {isReceipt && <History email={email} timeZone={timeZone} />}
    </DialogForm>
  );
}

function Address({ email }: ReceiptEmailProps) {
  const own = useSelector(email, selectOwnAddress);
  const choice = useSelector(email, selectChoice);
  return (
    <>
      {own !== '' && (
        <RadioGroup
          label={copy.SEND_TO}
          value={choice}
          options={[
            { id: 'own', name: copy.OWN_ADDRESS, hint: own },
            { id: 'other', name: copy.OTHER_ADDRESS },
          ]}
          onChoose={(id) => email.send({ type: 'address.choose', choice: id as AddressChoice })}
        />
      )}
      {choice === 'other' && <OtherAddress email={email} />}
    </>
  );
}

function OtherAddress({ email }: ReceiptEmailProps) {
  return (
    <TextField
      {...useField(email, 'other')}
      label={copy.ADDRESS}
      name="emailAddress"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      required
      error={useSelector(email, selectAddressError)}
    />
  );
}

function History({ email, timeZone }: ReceiptEmailProps & InPractice) {
  const history = useSelector(email, selectHistory);
  const failure = useSelector(email, selectHistoryFailure);
  return (
    <section className="receipt-history" aria-label={copy.HISTORY}>
      <h3 className="receipt-history-title">{copy.HISTORY}</h3>
      {failure !== null && (
        <p>
          {copy.HISTORY_NOT_LOADED}{' '}
          <Button size="small" onClick={() => email.send({ type: 'history.retry' })}>
            {copy.RETRY}
          </Button>
        </p>
      )}
      {failure === null && history === null && (
        <p role="status">
          <VisuallyHidden>{copy.HISTORY_LOADING}</VisuallyHidden>
          <Skeleton />
        </p>
      )}
      {history?.length === 0 && <p>{copy.NEVER_SENT}</p>}
      {history && history.length > 0 && (
        <ul className="receipt-emails">
          {history.map((sent) => (
            <Sent key={`${sent.askedAt} ${sent.to}`} sent={sent} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

const TONES = { Waiting: 'info', Sent: 'success', Failed: 'danger', Unknown: 'warning' } as const;

const Sent = ({ sent, timeZone }: { sent: ReceiptEmail } & InPractice) => (
  <li className="receipt-email">
    <span className="receipt-email-to">{sent.to}</span>
    <Badge tone={TONES[sent.state]}>{copy.EMAIL_STATES[sent.state]}</Badge>
    <time className="receipt-email-when tabular" dateTime={sent.sentAt ?? sent.askedAt}>
      {formatInstant(sent.sentAt ?? sent.askedAt, timeZone)}
    </time>
  </li>
);
