import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { type Appearance, applyAppearance } from '../appearance.ts';
import { themeOf } from '../themes.ts';
import './docs.css';

const globalsOf = (context: DocsContainerProps['context']) =>
  (context as unknown as { store: { userGlobals: { get(): Appearance } } }).store.userGlobals.get();

/**
 * The frame of a docs page. It follows the switches of the toolbar as its stories do, except for the direction, which
 * is for the stories alone. It reads its own store, because embedded stories report their globals on the same channel.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [appearance, setAppearance] = useState(() => globalsOf(context));
  useEffect(() => {
    const update = () => setAppearance({ ...globalsOf(context) });
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  applyAppearance(appearance);
  document.documentElement.dir = 'ltr';
  return (
    <DocsContainer context={context} theme={themeOf(appearance.scheme)}>
      {children}
    </DocsContainer>
  );
}
