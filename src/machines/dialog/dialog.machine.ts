import { setup } from 'xstate';
import { DIALOG_FADE_MS } from '#domain/dialog/dialog.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type DialogEvent = { type: 'dialog.open' } | { type: 'dialog.close' } | { type: 'dialog.complete' };

export const dialogMachine = setup({
  types: { meta: {} as ChartMeta, events: {} as DialogEvent },
  delays: { fade: DIALOG_FADE_MS },
}).createMachine({
  id: 'dialog',
  description: 'The overlay of a dialog fades in and out; completing its task closes it too.',
  meta: { requirements: ['DIALOG-2'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is not on the page.',
      on: { 'dialog.open': 'opening' },
    },
    opening: {
      description: 'The overlay fades in; the dialog can already be used.',
      tags: 'mounted',
      on: { 'dialog.close': 'closing', 'dialog.complete': 'closing' },
      after: { fade: 'open' },
    },
    open: {
      description: 'The dialog is open.',
      tags: 'mounted',
      on: { 'dialog.close': 'closing', 'dialog.complete': 'closing' },
    },
    closing: {
      description: 'The overlay fades out. Opening the dialog again fades it in.',
      tags: 'mounted',
      on: { 'dialog.open': 'opening' },
      after: { fade: 'closed' },
    },
  },
});
