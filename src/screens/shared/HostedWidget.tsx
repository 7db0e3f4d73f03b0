import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import {
  selectWidgetPhase,
  selectWidgetProblem,
  type WidgetHostRef,
} from '#machines/widget-host/widget-host.selectors.ts';
import { useHostElement } from '#react/use-host-element.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { NotConfigured } from './NotConfigured.tsx';
import './HostedWidget.css';

interface HostedWidgetProps {
  /** For the loading message. */
  title: string;
  host: WidgetHostRef | undefined;
  container: HTMLElement;
}

/** A hosted widget, or why there is none (WIDGET-3 to WIDGET-5). */
export function HostedWidget({ title, host, container }: HostedWidgetProps) {
  const phase = useSelector(host, (snapshot) =>
    snapshot === undefined ? 'loading' : selectWidgetPhase(snapshot),
  );
  const problem = useSelector(host, (snapshot) => snapshot && selectWidgetProblem(snapshot));
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('.widget')?.focus();
    host?.send({ type: 'widget.retry' });
  };
  return (
    <section
      className="widget"
      data-phase={phase}
      aria-label={title}
      aria-busy={phase === 'loading'}
      tabIndex={-1}
    >
      {phase === 'unconfigured' && <NotConfigured />}
      {phase === 'failed' && (
        <Card height="tall">
          <ErrorState
            title={`Couldn’t load ${title}`}
            action={
              <Button variant="primary" onClick={retry}>
                Try again
              </Button>
            }
          >
            <p>{problem}</p>
            <p>If it keeps happening, contact support.</p>
          </ErrorState>
        </Card>
      )}
      {phase === 'loading' && <WidgetSkeleton label={`Loading ${title}`} />}
      <div className="widget-holder" ref={useHostElement(container)} />
    </section>
  );
}
