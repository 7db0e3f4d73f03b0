import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { selectIsMounted } from '#machines/dialog/dialog.selectors.ts';
import { selectIsPasswordOpen } from '#machines/password-change/password-change.selectors.ts';
import { selectIsSupportOpen } from '#machines/support/support.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';

export type LoadAccountDialogs = () => Promise<{ default: ComponentType }>;

/** The dialogs of the account menu, loaded when the first of them opens. */
export function AccountLayer({ load }: { load: LoadAccountDialogs }) {
  const { password, profile, support } = useShellActors();
  const opened = [
    useSelector(password, selectIsPasswordOpen),
    useSelector(profile, selectIsMounted),
    useSelector(support, selectIsSupportOpen),
  ];
  const Dialogs = useLoaded(load, opened.includes(true));
  return Dialogs && <Dialogs />;
}
