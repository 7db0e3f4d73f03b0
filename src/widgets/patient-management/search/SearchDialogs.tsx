import type { RemindersRef } from '#machines/reminders/reminders.selectors.ts';
import type { SavedViewsRef } from '#machines/saved-views/saved-views.selectors.ts';
import { RemindersDialog } from './RemindersDialog.tsx';
import { SavedViewsDialogs } from './SavedViewsDialogs.tsx';

export interface SearchDialogsProps {
  saved: SavedViewsRef;
  reminders: RemindersRef;
}

export function SearchDialogs({ saved, reminders }: SearchDialogsProps) {
  return (
    <>
      <SavedViewsDialogs saved={saved} />
      <RemindersDialog reminders={reminders} />
    </>
  );
}
