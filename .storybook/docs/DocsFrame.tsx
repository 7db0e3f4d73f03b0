import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyLook, type Look } from '../look.ts';
import { themeOf } from '../themes.ts';
import './docs.css';

const globalsOf = (context: DocsContainerProps['context']) =>
  (context as unknown as { store: { userGlobals: { get(): Look } } }).store.userGlobals.get();

/**
 * What a docs page stands in: it follows the switches of the toolbar as its stories do, but for the direction, which
 * is for the stories alone. It asks its own store: an
 * embedded story tells of globals of its own on the same channel.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [look, setLook] = useState(() => globalsOf(context));
  useEffect(() => {
    const hear = () => setLook({ ...globalsOf(context) });
    context.channel.on(GLOBALS_UPDATED, hear);
    return () => context.channel.off(GLOBALS_UPDATED, hear);
  }, [context]);
  applyLook(look);
  document.documentElement.dir = 'ltr';
  return (
    <DocsContainer context={context} theme={themeOf(look.scheme)}>
      {children}
    </DocsContainer>
  );
}
