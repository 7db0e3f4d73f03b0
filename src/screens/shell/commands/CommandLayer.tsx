import { CommandPalette } from './CommandPalette.tsx';
import { SequenceHint } from './SequenceHint.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

/** What the charts of the command menu and of the shortcuts lay over the page. */
export function CommandLayer() {
  return (
    <>
      <CommandPalette />
      <ShortcutSheet />
      <SequenceHint />
    </>
  );
}
