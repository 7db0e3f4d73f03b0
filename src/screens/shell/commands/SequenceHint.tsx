import { useSelector } from '@xstate/react';
import { selectLead } from '#machines/shortcuts/shortcuts.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { KeyHint } from '#ui/CommandMenu/KeyHint.tsx';
import { copy } from './copy.ts';

/** Visible while a key sequence waits for its second key. */
export function SequenceHint() {
  const { shortcuts } = useShellActors();
  const lead = useSelector(shortcuts, selectLead);
  return <KeyHint pressed={lead === null ? null : lead.toUpperCase()} words={copy.sequence} />;
}
