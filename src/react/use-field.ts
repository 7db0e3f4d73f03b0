import { useSelector } from '@xstate/react';
import {
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefCallback,
  useCallback,
  useRef,
} from 'react';
import type { AnyActorRef } from 'xstate';
import type { FieldEvent, FormFields } from '#machines/shared/form-fields.ts';
import { selectMessage, type TextFieldRef } from '#machines/text-field/text-field.selectors.ts';
import { afterPress, watchPresses } from '#ui/press/press.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface FormSnapshot<Name extends string> {
  context: { fields: FormFields<Name> };
}

/** An actor with text fields in its context. */
interface FormRef<Name extends string> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): FormSnapshot<Name>;
  send(event: FieldEvent<Name>): void;
}

export interface FieldBinding {
  ref: RefCallback<TextElement>;
  refusal: string | null;
  onInput: (event: FormEvent<TextElement>) => void;
  onCompositionEnd: (event: CompositionEvent<TextElement>) => void;
  onBlur: (event: FocusEvent<TextElement>) => void;
  onKeyDown: (event: KeyboardEvent<TextElement>) => void;
}

/**
 * Binds an input to a form field. The input is uncontrolled, so that the cursor and input methods work, and so that
 * text typed into the pre-rendered page can be sent to the actor later. The input is cleared when its actor ends
 * (LOGIN-6). Enter, a paste and autofill call `settle`.
 */
export function useField<Name extends string>(
  form: FormRef<Name> | undefined,
  field: Name,
  settle?: () => void,
): FieldBinding {
  const boundTo = useRef<FormRef<Name> | undefined>(undefined);
  const typed = useSelector(form, (snapshot) => snapshot?.context.fields.texts[field] ?? '');
  const refusal = useSelector(form, (snapshot) => snapshot?.context.fields.refusal ?? null);

  const ref = useCallback(
    (input: TextElement | null) => {
      if (input === null) return;
      watchPresses(input.ownerDocument);
      const isNew = boundTo.current !== form;
      if (form !== undefined && isNew && input.value !== '')
        form.send({ type: 'field.change', field, value: input.value });
      else if (form !== undefined || isNew) showText(input, typed);
      boundTo.current = form;
    },
    [form, field, typed],
  );

  const change = (input: TextElement) => {
    if (form === undefined) return;
    form.send({ type: 'field.change', field, value: input.value });
    showText(input, form.getSnapshot().context.fields.texts[field]);
  };
  return {
    ref,
    refusal: refusal?.field === field ? refusal.message : null,
    onInput: ({ nativeEvent, currentTarget }) => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (isComposing) return;
      change(currentTarget);
      if (!isOneKey(inputType)) settle?.();
    },
    onCompositionEnd: ({ currentTarget }) => change(currentTarget),
    onBlur: ({ currentTarget }) => {
      // A window that loses the focus also blurs its field, which the user hasn’t left.
      if (currentTarget.ownerDocument.activeElement !== currentTarget)
        afterPress(() => form?.send({ type: 'field.blur', field }));
    },
    onKeyDown: ({ key, currentTarget, nativeEvent }) => {
      if (key !== 'Enter' || nativeEvent.isComposing) return;
      // A click on the form’s button leaves the field before it submits, so Enter does too.
      if (currentTarget.localName === 'input' && currentTarget.form !== null)
        form?.send({ type: 'field.blur', field });
      settle?.();
    },
  };
}

/** Binds an input to an actor of one text field, which also validates it. */
export function useTextField(field: TextFieldRef | undefined): FieldBinding & { error: string | null } {
  const error = useSelector(field, (snapshot) => (snapshot === undefined ? null : selectMessage(snapshot)));
  return { ...useField(field, 'text', () => field?.send({ type: 'field.settle' })), error };
}

const SETTLING: readonly unknown[] = [
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  '',
  undefined,
];

/** False for a paste, a drop and autofill, which has no input type. */
const isOneKey = (inputType: string | undefined): boolean => !SETTLING.includes(inputType);

/** Shows the accepted text. The cursor keeps its distance from the end. */
function showText(input: TextElement, text: string): void {
  if (input.value === text) return;
  const fromEnd = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = text;
  if (input.ownerDocument.activeElement !== input) return;
  const cursor = Math.max(0, text.length - fromEnd);
  input.setSelectionRange(cursor, cursor);
}
