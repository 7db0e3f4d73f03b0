import { CircleAlert } from 'lucide';
import { Component, type ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { StateMessage } from '#ui/StateMessage/EmptyState.tsx';

interface FaultProps {
  onReload: () => void;
  /** `attempt` counts the retries. */
  children: (attempt: number) => ReactNode;
}

interface FaultState {
  hasFailed: boolean;
  attempt: number;
}

/** Shown for a page that failed to load or render, so that no error leaves the page blank. */
export class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<FaultState> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { hasFailed, attempt } = this.state;
    if (!hasFailed) return this.props.children(attempt);
    return (
      <FaultPage title="This page couldn’t be displayed" onReload={this.props.onReload}>
        <p>Something went wrong. Your saved work is safe.</p>
        <p>Check your connection and try again. If that doesn’t help, reload the page.</p>
        <Button variant="primary" onClick={() => this.setState({ hasFailed: false, attempt: attempt + 1 })}>
          Try again
        </Button>
      </FaultPage>
    );
  }
}

interface FaultPageProps {
  title: string;
  onReload: () => void;
  children: ReactNode;
}

/** Without `ErrorState`, because the login page would then load the button that copies an error ID. */
export function FaultPage({ title, onReload, children }: FaultPageProps) {
  return (
    <main>
      <StateMessage
        scope="page"
        tone="danger"
        icon={CircleAlert}
        title={title}
        action={<Button onClick={onReload}>Reload page</Button>}
      >
        {children}
      </StateMessage>
    </main>
  );
}
