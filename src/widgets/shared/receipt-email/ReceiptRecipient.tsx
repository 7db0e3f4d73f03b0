import { useSelector } from '@xstate/react';
import type { EmailSubject } from '#domain/payment/receipt-email.ts';
import {
  type ReceiptEmailRef,
  selectIsSendingToPatient,
  selectOwnAddress,
} from '#machines/receipt-email/receipt-email.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';
import './ReceiptRecipient.css';

interface ReceiptRecipientProps {
  email: ReceiptEmailRef;
  subject: EmailSubject;
}

/** The patient's address. The receipt can be sent to another one. */
export function ReceiptRecipient({ email, subject }: ReceiptRecipientProps) {
  const address = useSelector(email, selectOwnAddress);
  const isSending = useSelector(email, selectIsSendingToPatient);
  if (address === '') return copy.NO_EMAIL;
  return (
    <span className="receipt-recipient">
      <EmailAddress address={address} />
      <Button
        size="small"
        variant="quiet"
        aria-disabled={isSending}
        onClick={() => email.send({ type: 'email.open', subject })}
      >
        {copy.OTHER_EMAIL}
      </Button>
    </span>
  );
}

/** Breaks before the `@` if it is too long for its line. */
function EmailAddress({ address }: { address: string }) {
  const [name = '', host = ''] = address.split('@');
  return (
    <span>
      {name}
      <wbr />@{host}
    </span>
  );
}
