import { useSelector } from '@xstate/react';
import { keyNames } from '#domain/navigation/shortcut.ts';
import { selectIsHintShown } from '#machines/menu-hint/menu-hint.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { Callout } from '#ui/Callout/Callout.tsx';
import { isMac } from '#ui/CommandMenu/is-mac.ts';
import { copy } from './copy.ts';
import './MenuHint.css';

/** LAYOUT-13 */
export function MenuHint() {
  const { menuHint } = useShellActors();
  const isShown = useSelector(menuHint, selectIsHintShown);
  return (
    <div className="menu-hint">
      <Callout
        isShown={isShown}
        dismiss={copy.gotIt}
        onDismiss={() => menuHint.send({ type: 'hint.dismiss' })}
      >
        {copy.menuHint(keyNames(['Mod+k'], isMac()).join(' '))}
      </Callout>
    </div>
  );
}
