import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';

/** The page around a screen. */
export const onAPage: Decorator = (Story) => (
  <main {...focusFallback()}>
    <Story />
  </main>
);

interface Presser {
  userEvent: { keyboard: (keys: string) => Promise<unknown> };
}

/** Presses by the key a button that goes with it, or is disabled: the focus is then at a place around it. */
export async function pressAway(button: HTMLElement, { userEvent }: Presser): Promise<void> {
  button.focus();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-focus-fallback'));
}
