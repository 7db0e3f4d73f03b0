import { useActorRef } from '@xstate/react';
import { MessageSquare } from 'lucide';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { DialogPart } from './DialogPart.tsx';

interface TextToPayProps {
  /** The patient's own address; empty where there is none. */
  email: string;
}

/** The button that opens the email form of Text To Pay. Both buttons of the form only close it (DIALOG-1). */
export function TextToPay({ email }: TextToPayProps) {
  const dialog = useActorRef(dialogMachine);
  return (
    <>
      <Button icon={<Icon of={MessageSquare} />} onClick={() => dialog.send({ type: 'dialog.open' })}>
        Text To Pay
      </Button>
      <DialogPart
        dialog={dialog}
        size="small"
        title="Text To Pay"
        description="Nothing is sent yet: this version of the portal sends no requests for a payment."
      >
        <Form
          onSubmit={() => dialog.send({ type: 'dialog.complete' })}
          actions={
            <>
              <Button type="submit" variant="primary">
                Send request
              </Button>
              <Button variant="quiet" onClick={() => dialog.send({ type: 'dialog.close' })}>
                Cancel
              </Button>
            </>
          }
        >
          <TextField
            label="Email"
            name="emailAddress"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={email}
          />
        </Form>
      </DialogPart>
    </>
  );
}
