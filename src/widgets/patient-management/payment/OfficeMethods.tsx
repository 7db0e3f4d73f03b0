import { OFFICE_METHODS, type OfficeMethod } from '#domain/payment/office-payment.ts';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';

interface OfficeMethodsProps {
  onChoose: (method: OfficeMethod) => void;
  isQuiet?: boolean;
}

/** Offers cash and a check at once if no account can be charged. */
export const OfficeMethods = ({ onChoose, isQuiet = false }: OfficeMethodsProps) =>
  OFFICE_METHODS.map((method) => (
    <Button
      key={method}
      {...(isQuiet && { size: 'small', variant: 'quiet' })}
      onClick={() => onChoose(method)}
    >
      {copy.TAKE[method]}
    </Button>
  ));
