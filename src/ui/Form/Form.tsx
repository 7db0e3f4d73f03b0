import { type FormEvent, type ReactNode, useId } from 'react';
import './Form.css';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  /** What the form says as a whole: a Banner, when it could not be sent. */
  notice?: ReactNode;
  /** The buttons, the primary one first: it is the next stop of the keyboard. */
  actions?: ReactNode;
}

/** Fields that are sent together, at most 640 px wide. */
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

interface FormSectionProps {
  title: string;
  /** What the fields are for, or who reads them. */
  about?: string;
  children: ReactNode;
}

/** The fields that are about one thing, under its name. */
export function FormSection({ title, about, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <header className="form-section-head">
        <h2 className="form-section-title" id={id}>
          {title}
        </h2>
        {about && <p className="form-section-about">{about}</p>}
      </header>
      {children}
    </section>
  );
}

/** Two fields that belong together, side by side where there is room: a name, a city and its zip code. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>;
}
