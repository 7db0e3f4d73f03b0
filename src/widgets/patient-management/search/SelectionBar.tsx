import { useSelector } from '@xstate/react';
import { Mail } from 'lucide';
import { type RemindersRef, selectSelected } from '#machines/reminders/reminders.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import * as copy from './copy.ts';

/** The actions for the selected rows. */
export function SelectionBar({ reminders }: { reminders: RemindersRef }) {
  const count = useSelector(reminders, selectSelected).length;
  return (
    <div {...focusFallback(copy.SELECTION)}>
      {count > 0 && (
        <div className="patient-search-selection">
          <span role="status">{copy.selectedCount(count)}</span>
          <Button icon={<Icon of={Mail} />} onClick={() => reminders.send({ type: 'reminder.open' })}>
            {copy.SEND_REMINDER}
          </Button>
          <Button variant="quiet" onClick={() => reminders.send({ type: 'selection.clear' })}>
            {copy.CLEAR_SELECTION}
          </Button>
        </div>
      )}
    </div>
  );
}
