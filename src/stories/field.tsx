import { type ReactNode, useState } from 'react';
import { setup } from 'xstate';
import { FIELDS, type FieldName } from '#domain/text/fields.ts';
import { createRoot } from '#machines/roots.ts';
import { textFieldMachine } from '#machines/text-field/text-field.machine.ts';
import type { TextFieldInput, TextFieldReport } from '#machines/text-field/text-field.types.ts';
import { type FieldBinding, useTextField } from '#react/use-field.ts';

const formMachine = setup({
  types: {
    context: {} as TextFieldInput,
    input: {} as TextFieldInput,
    events: {} as TextFieldReport,
    children: {} as { field: 'field' },
  },
  actors: { field: textFieldMachine },
}).createMachine({
  context: ({ input }) => input,
  invoke: { id: 'field', src: 'field', input: ({ context }) => context },
});

interface StoryFieldProps {
  name: FieldName;
  /** The initial value, as if from the server. */
  value?: string;
  today?: string;
  children: (binding: FieldBinding) => ReactNode;
}

/** Binds a component to the text field chart, with the rules of a field. */
export function StoryField({ name, value, today, children }: StoryFieldProps) {
  const [form] = useState(() => {
    const input = {
      field: name,
      rules: FIELDS[name],
      ...(value === undefined ? {} : { value }),
      ...(today === undefined ? {} : { today }),
    };
    return createRoot(formMachine, { input }).start();
  });
  return children(useTextField(form.getSnapshot().children.field));
}
