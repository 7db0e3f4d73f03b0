import { type FormEvent, type ReactNode, useId } from 'react';
import './Form.css';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  notice?: ReactNode;
  /** The primary button first, because it is the next stop of the Tab key. */
  actions?: ReactNode;
}

/** Fields that are submitted together, at most 640 px wide. */
export function Form({ onSubmit, children, notice, actions }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      {notice}
      {children}
      {actions && <div className="form-actions">{actions}</div>}
    </form>
  );
}

/** Fields about one thing, under a heading. */
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

/** Two fields side by side where there is room: a city and its zip code. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>;
}
