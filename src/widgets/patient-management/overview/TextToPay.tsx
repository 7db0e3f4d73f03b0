import { useSelector } from '@xstate/react';
import { MessageSquare } from 'lucide';
import { selectIsOpen } from '#machines/text-to-pay/text-to-pay.selectors.ts';
import { useField } from '#react/use-field.ts';
import { useTextToPay } from '#react/use-text-to-pay.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

interface TextToPayProps {
  email: string;
  /** Beside buttons that matter more. */
  quiet?: boolean;
}

/** Both buttons of the form only close it (DIALOG-1). */
export function TextToPay({ email, quiet = false }: TextToPayProps) {
  const request = useTextToPay();
  const close = () => request.send({ type: 'request.close' });
  return (
    <>
      <Button
        variant={quiet ? 'quiet' : 'secondary'}
        icon={<Icon of={MessageSquare} />}
        onClick={() => request.send({ type: 'request.open', address: email })}
      >
        Text To Pay
      </Button>
      <Dialog
        open={useSelector(request, selectIsOpen)}
        onClose={close}
        size="small"
        title="Text To Pay"
        description="Text To Pay isn’t available yet. Nothing will be sent."
      >
        <DialogForm submit="Send request" onSubmit={close} onCancel={close}>
          <TextField
            {...useField(request, 'address')}
            label="Email"
            name="emailAddress"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </DialogForm>
      </Dialog>
    </>
  );
}
