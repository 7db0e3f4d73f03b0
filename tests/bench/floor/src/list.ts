import { assign, fromPromise, setup } from 'xstate';
import type { Rows } from './contract.ts';

interface Query {
  page: number;
  q: string;
}

const DEBOUNCE_MS = 300;

/** A chart that loads a page of rows and loads again when the search or the page changes. */
export function listMachine<Row>(load: (page: number, q: string) => Promise<Rows<Row>>) {
  return setup({
    types: {
      context: {} as Query & Rows<Row>,
      events: {} as { type: 'query.change'; q: string } | { type: 'page.select'; page: number },
    },
    actors: { load: fromPromise<Rows<Row>, Query>(({ input }) => load(input.page, input.q)) },
    actions: {
      keepRows: assign((_, { rows, total }: Rows<Row>) => ({ rows, total })),
    },
    delays: { debounce: DEBOUNCE_MS },
  }).createMachine({
    id: 'list',
    context: { page: 0, q: '', rows: [], total: 0 },
    initial: 'loading',
    on: {
      'query.change': { target: '.typing', actions: assign({ q: ({ event }) => event.q, page: 0 }) },
      'page.select': { target: '.loading', actions: assign({ page: ({ event }) => event.page }) },
    },
    states: {
      typing: { after: { debounce: 'loading' } },
      loading: {
        invoke: {
          src: 'load',
          input: ({ context }) => ({ page: context.page, q: context.q }),
          onDone: {
            target: 'shown',
            actions: { type: 'keepRows', params: ({ event }) => event.output },
          },
          onError: 'failed',
        },
      },
      shown: {},
      failed: {},
    },
  });
}
