import { type Failure, referenceOf } from '#domain/failure/failure.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';

interface NotLoadedProps {
  title: string;
  failure: Failure | null;
  onRetry: () => void;
}

export function NotLoaded({ title, failure, onRetry }: NotLoadedProps) {
  return (
    <ErrorState
      title={title}
      reference={failure === null ? undefined : referenceOf(failure)}
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failure?.message}
    </ErrorState>
  );
}

/** Loaded data stays visible if it can't be refreshed. */
export function Outdated({ failure, onRetry }: Omit<NotLoadedProps, 'title'>) {
  return (
    <Banner
      tone="warning"
      title="This may be out of date"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {failure?.message}
    </Banner>
  );
}
