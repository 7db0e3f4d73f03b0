import { useSelector } from '@xstate/react';
import { type CompositionEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { CardField } from '#domain/payment/card-fields.ts';
import {
  type HostedFieldsRef,
  selectCardMessage,
  selectCardRefusal,
  selectCardTexts,
} from '#machines/hosted-fields/hosted-fields.selectors.ts';
import { showTyped } from './use-text-field.ts';

/** Binds an input to a field of a card. The input shows what the chart let in, and the cursor stays where it was. */
export function useCardField(fields: HostedFieldsRef, field: CardField) {
  const ref = useRef<HTMLInputElement>(null);
  const typed = useSelector(fields, selectCardTexts)[field];
  const error = useSelector(fields, selectCardMessage(field));
  const refusal = useSelector(fields, selectCardRefusal);

  useLayoutEffect(() => {
    if (ref.current !== null) showTyped(ref.current, typed);
  }, [typed]);

  const edit = (input: HTMLInputElement) => {
    fields.send({ type: 'card.type', field, text: input.value });
    showTyped(input, selectCardTexts(fields.getSnapshot())[field]);
  };
  return {
    ref,
    error,
    refusal: refusal?.field === field ? refusal.words : null,
    onInput: ({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) => {
      if (!(nativeEvent as InputEvent).isComposing) edit(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget),
    onBlur: () => fields.send({ type: 'card.leave', field }),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === 'Escape') fields.send({ type: 'card.press', key });
    },
  };
}
