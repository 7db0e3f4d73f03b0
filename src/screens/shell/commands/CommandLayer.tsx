import { CommandPalette } from './CommandPalette.tsx';
import { SequenceHint } from './SequenceHint.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

export function CommandLayer() {
  return (
    <>
      <CommandPalette />
      <ShortcutSheet />
      <SequenceHint />
    </>
  );
}
