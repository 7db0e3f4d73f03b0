import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { useFirstProblem } from './use-first-problem.ts';
import './Form.css';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  notice?: ReactNode;
  /** The primary button comes first, because it is next in the tab order. */
  actions?: ReactNode;
}

/** Fields that are submitted together, at most 640 px wide. A failed submit moves the focus to the first problem. */
export function Form({ onSubmit, children, notice, actions }: FormProps) {
  const { form, watch } = useFirstProblem();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    watch();
  };
  return (
    <form className="form" noValidate ref={form} onSubmit={submit}>
      {notice}
      {children}
      {actions && <div className="form-actions">{actions}</div>}
    </form>
  );
}

interface DialogFormProps extends Omit<FormProps, 'actions'> {
  submit: string;
  /** The other button, `Cancel` by default. */
  cancel?: string;
  /** The action can't be undone. */
  destructive?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** A form in a dialog, with Cancel next to its submit button. */
export function DialogForm(props: DialogFormProps) {
  const { submit, cancel = 'Cancel', destructive = false, busy = false } = props;
  const { disabled = false, onCancel, ...form } = props;
  return (
    <Form
      {...form}
      actions={
        <>
          <Button
            type="submit"
            variant={destructive ? 'destructive' : 'primary'}
            disabled={disabled}
            loading={busy}
          >
            {submit}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
        </>
      }
    />
  );
}

/** Related fields under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 className="form-section-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Two fields side by side if there is space: a city and its zip code. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>;
}
