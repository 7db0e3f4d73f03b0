import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.tsx', '!/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Forms of their own, and how they lead to a problem. */
const OTHERS: Record<string, string> = {
  '/src/ui/Form/Form.tsx': 'moves the focus to the first problem',
  '/src/ui/Grid/GridEditor.tsx': 'has one field, which keeps the focus',
  '/src/screens/shared/LoginForm.tsx': 'can only be sent with both fields filled in',
  '/src/atelier/TypedEvent.tsx': 'the browser moves the focus to the first empty field',
  '/src/atelier/StateQuestions.tsx': 'the browser moves the focus to the first empty field',
};

it('every form of the portal is a Form, which moves the focus to the first problem after a submit', () => {
  const forms = Object.entries(sources).flatMap(([file, text]) => (/<form\b/.test(text) ? [file] : []));
  expect(forms.sort()).toEqual(Object.keys(OTHERS).sort());
});
