import { useSelector } from '@xstate/react';
import { initials } from '#domain/access/staff.ts';
import { type PracticeLogoRef, selectLogo } from '#machines/practice-logo/practice-logo.selectors.ts';
import {
  type PracticeSettingsRef,
  selectTexts,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { copy } from './copy.ts';

interface ReceiptHeadProps {
  settings: PracticeSettingsRef;
  logo: PracticeLogoRef;
  /** The practice's name. */
  name: string;
}

/** The head of a receipt, with what the user has typed. */
export function ReceiptHead({ settings, logo, name }: ReceiptHeadProps) {
  const { telephoneNumber, emailSupport, address } = useSelector(settings, selectTexts);
  const stored = useSelector(logo, selectLogo);
  return (
    <Card title={copy.receiptHead}>
      <div className="receipt-head">
        {stored === null ? (
          <span className="receipt-mark" aria-hidden="true">
            {initials(name)}
          </span>
        ) : (
          <img className="receipt-logo" src={`data:${stored.type};base64,${stored.image}`} alt="" />
        )}
        <div>
          <p className="receipt-name">{name}</p>
          <p>{address}</p>
          <p className="tabular">{telephoneNumber}</p>
          <p>{emailSupport}</p>
        </div>
      </div>
    </Card>
  );
}
