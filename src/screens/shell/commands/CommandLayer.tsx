import { CommandPalette } from './CommandPalette.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

/** What the command menu's chart lays over the page. */
export function CommandLayer() {
  return (
    <>
      <CommandPalette />
      <ShortcutSheet />
    </>
  );
}
