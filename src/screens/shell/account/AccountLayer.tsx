import { useSelector } from '@xstate/react';
import { selectIsMounted } from '#machines/dialog/dialog.selectors.ts';
import { selectIsPasswordOpen } from '#machines/password-change/password-change.selectors.ts';
import { selectIsSupportOpen } from '#machines/support/support.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { loadAccountDialogs } from '../parts.ts';

/** The dialogs of the account menu, loaded when the first of them opens. */
export function AccountLayer() {
  const { password, profile, support } = useShellActors();
  const opened = [
    useSelector(password, selectIsPasswordOpen),
    useSelector(profile, selectIsMounted),
    useSelector(support, selectIsSupportOpen),
  ];
  const Dialogs = useLoaded(loadAccountDialogs, opened.includes(true));
  return Dialogs && <Dialogs />;
}
