import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';

export const onAPage: Decorator = (Story) => (
  <main {...focusFallback()}>
    <Story />
  </main>
);

interface Presser {
  userEvent: { keyboard: (keys: string) => Promise<unknown> };
}

/** Presses a button that then disappears or becomes disabled, and expects the focus on its fallback. */
export async function pressAway(button: HTMLElement, { userEvent }: Presser): Promise<void> {
  button.focus();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-focus-fallback'));
}
