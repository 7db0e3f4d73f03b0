import { useSelector } from '@xstate/react';
import {
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  selectMessage,
  selectRefusal,
  selectTyped,
  type TextFieldRef,
} from '#machines/text-field/text-field.selectors.ts';
import type { TextFieldEvent } from '#machines/text-field/text-field.types.ts';

type Edit = Extract<TextFieldEvent, { value: string }>['type'];

export interface TextFieldBinding {
  ref: RefObject<HTMLInputElement | null>;
  error: string | null;
  refusal: string | null;
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * Binds an input to its chart. The input is uncontrolled, so that what is typed into the pre-rendered page before the
 * chart exists stays, and is handed over once it does; a field whose chart has ended is emptied (LOGIN-6).
 */
export function useTextField(field: TextFieldRef | undefined): TextFieldBinding {
  const ref = useRef<HTMLInputElement>(null);
  const boundTo = useRef<TextFieldRef | undefined>(undefined);
  const typed = useSelector(field, (snapshot) => (snapshot === undefined ? '' : selectTyped(snapshot)));
  const error = useSelector(field, (snapshot) => (snapshot === undefined ? null : selectMessage(snapshot)));
  const refusal = useSelector(field, (snapshot) => (snapshot === undefined ? null : selectRefusal(snapshot)));

  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return;
    const isNew = boundTo.current !== field;
    if (field !== undefined && isNew && input.value !== '')
      field.send({ type: 'field.change', value: input.value });
    else if (field !== undefined || isNew) showTyped(input, typed);
    boundTo.current = field;
  }, [field, typed]);

  const edit = (type: Edit, input: HTMLInputElement) => {
    field?.send({ type, value: input.value });
    if (field !== undefined) showTyped(input, field.getSnapshot().context.typed);
  };
  return {
    ref,
    error,
    refusal,
    onInput: ({ nativeEvent, currentTarget }) => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (!isComposing) edit(editBehind(inputType), currentTarget);
    },
    onCompositionEnd: ({ currentTarget }) => edit('field.change', currentTarget),
    onBlur: () => field?.send({ type: 'field.blur' }),
    onKeyDown: ({ key }) => {
      if (key === 'Enter') field?.send({ type: 'field.enter' });
    },
  };
}

/** A browser that fills a field in says so by its input type, or by giving none. */
function editBehind(inputType: string | undefined): Edit {
  if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') return 'field.paste';
  return inputType === undefined || inputType === '' || inputType === 'insertReplacementText'
    ? 'field.autofill'
    : 'field.change';
}

/** Shows what the chart let in; the cursor keeps its distance from the end. */
export function showTyped(input: HTMLInputElement, typed: string): void {
  if (input.value === typed) return;
  const fromEnd = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = typed;
  if (input.ownerDocument.activeElement !== input) return;
  const cursor = Math.max(0, typed.length - fromEnd);
  input.setSelectionRange(cursor, cursor);
}
