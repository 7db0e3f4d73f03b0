import { CommandPalette } from './CommandPalette.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

export function CommandDialogs() {
  return (
    <>
      <CommandPalette />
      <ShortcutSheet />
    </>
  );
}
