import { useSelector } from '@xstate/react';
import { selectIsDialogOpen } from '#machines/reminders/reminders.selectors.ts';
import { selectIsListOpen, selectIsNameOpen } from '#machines/saved-views/saved-views.selectors.ts';
import { useLoaded } from '#react/use-loaded.ts';
import type { SearchDialogsProps } from './SearchDialogs.tsx';

const loadSearchDialogs = async () => ({ default: (await import('./SearchDialogs.tsx')).SearchDialogs });

/** The dialogs of the patient search, loaded when the first of them opens. */
export function SearchLayer({ saved, reminders }: SearchDialogsProps) {
  const opened = [
    useSelector(saved, selectIsNameOpen),
    useSelector(saved, selectIsListOpen),
    useSelector(reminders, selectIsDialogOpen),
  ];
  const Dialogs = useLoaded(loadSearchDialogs, opened.includes(true));
  return Dialogs && <Dialogs saved={saved} reminders={reminders} />;
}
