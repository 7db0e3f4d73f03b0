import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { DISCARD_QUESTION as copy } from '#domain/dialog/discard-question.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';

/** The actor of a form whose chart asks for confirmation (`discardQuestion`). */
interface DiscardingRef extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { hasTag(tag: 'discarding'): boolean };
  send(event: { type: 'discard.confirm' } | { type: 'dialog.close' }): void;
}

interface DiscardQuestionProps {
  form: DiscardingRef;
  title?: string;
  confirm?: string;
}

/** Rendered inside the form's dialog, if it has one. */
export function DiscardQuestion({ form, title = copy.title, confirm = copy.confirm }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={useSelector(form, (snapshot) => snapshot.hasTag('discarding'))}
      title={title}
      confirm={confirm}
      cancel={copy.keep}
      destructive
      onConfirm={() => form.send({ type: 'discard.confirm' })}
      onCancel={() => form.send({ type: 'dialog.close' })}
    >
      {copy.about}
    </ConfirmDialog>
  );
}
