import { useSelector } from '@xstate/react';
import { Mail } from 'lucide';
import { type RemindersRef, selectSelected } from '#machines/reminders/reminders.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SelectionBar } from '#ui/SelectionBar/SelectionBar.tsx';
import * as copy from './copy.ts';

export function PatientSelection({ reminders }: { reminders: RemindersRef }) {
  const count = useSelector(reminders, selectSelected).length;
  return (
    <SelectionBar
      label={copy.SELECTION}
      selected={count === 0 ? '' : copy.selectedCount(count)}
      onClear={() => reminders.send({ type: 'selection.clear' })}
    >
      <Button icon={<Icon of={Mail} />} onClick={() => reminders.send({ type: 'reminder.open' })}>
        {copy.SEND_REMINDER}
      </Button>
    </SelectionBar>
  );
}
