import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { CARD_FIELDS, type CardField } from '#domain/payment/card-fields.ts';
import type { hostedFieldsMachine } from '#machines/hosted-fields/hosted-fields.machine.ts';
import { CARD, hostedFieldsModel } from '#tests/machines/hosted-fields.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof hostedFieldsMachine>;

/** Nothing can be typed while the provider is asked, and the same words again are no edit. */
export const hostedFieldsPage = pageModel({
  model: hostedFieldsModel,
  scenes: {
    'fields that a page has opened': {
      input: { today: '2026-11-22' },
      can: (
        {
          context: {
            fields: { texts },
          },
          ...snapshot
        },
        { kind, event },
      ) =>
        kind !== 'event' ||
        event.type !== 'field.change' ||
        (snapshot.value === 'filling' && texts[event['field'] as CardField] !== event['value']),
    },
  },
  notOnPage: [],
});

export interface HostedFieldsSet {
  open(): Promise<void>;
  /** As the asking page asks by its message. */
  ask(request: string): Promise<void>;
  /** The last that the asking page was told since it asked. */
  told(): unknown;
  answer: Record<'given' | 'refused' | 'away', () => Promise<void>>;
}

const REQUIRED: Record<CardField, string> = {
  number: 'Card number is required',
  expiry: 'Expiration Date is required',
  code: 'Security code is required',
  zip: 'Zip Code is required',
};

export function driveHostedFields(
  adapter: PageAdapter,
  set: HostedFieldsSet,
): PageDriver<typeof hostedFieldsMachine> {
  const sees =
    (isWorking: boolean) =>
    ({ context }: Snapshot) =>
      shows(adapter, readCardFields, {
        fields: CARD_FIELDS.map((field) => [context.fields.texts[field], wordsAt(field, context)]),
        isWorking,
        isAway: context.failure?.status === 503,
      });
  const answered = (answer: () => Promise<void>, told: object) => async () => {
    await answer();
    await expect.poll(() => set.told(), { timeout: adapter.patienceMs }).toEqual({ request: 'one', ...told });
  };
  return {
    ...adapter,
    open: set.open,
    do: {
      'field.change': (given) => adapter.inPage(typeIn, given),
      'field.blur': (given) => adapter.inPage(leave, given),
      'card.request': ({ request }) => set.ask(request),
      'card.press': (given) => adapter.inPage(press, given),
    },
    answer: {
      'tokenize → given': answered(set.answer.given, { card: CARD }),
      'tokenize → refused': answered(set.answer.refused, { reason: 'refused' }),
      'tokenize → away': answered(set.answer.away, { reason: 'unavailable' }),
    },
    see: { 'hostedFields.filling': sees(false), 'hostedFields.tokenizing': sees(true) },
  };
}

const HINTS: Record<CardField, string> = {
  number: '',
  expiry: '',
  code: '3 digits on the back',
  zip: '',
};

function wordsAt(
  field: CardField,
  { fields: { texts, refusal }, judged, failure }: Snapshot['context'],
): string {
  if (refusal?.field === field) return refusal.message;
  if (judged.includes(field) && texts[field] === '') return REQUIRED[field];
  if (judged.includes(field) && texts[field] === '10/26') return 'Payment Card expired';
  if (field === 'number' && failure?.status === 422) return failure.message;
  return field === 'number' && texts.number !== '' ? 'Visa' : HINTS[field];
}

function readCardFields() {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.card-fields input')];
  const wordsOf = (input: HTMLInputElement) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText ?? '';
  return {
    fields: inputs.map((input) => [input.value, wordsOf(input)]),
    isWorking: inputs.every((input) => input.readOnly),
    isAway: document.querySelector('.card-fields .banner') !== null,
  };
}

/** What is typed, put in as one change, with the focus where it is. */
function typeIn({ field, value }: { field: string; value: string }): void {
  const input = document.querySelector<HTMLInputElement>(`.card-fields input[name=${field}]`);
  if (input === null) return;
  input.value = value;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

function leave({ field }: { field: string }): void {
  const input = document.querySelector(`.card-fields input[name=${field}]`);
  input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function press({ key }: { key: string }): void {
  const input = document.querySelector('.card-fields input');
  input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
