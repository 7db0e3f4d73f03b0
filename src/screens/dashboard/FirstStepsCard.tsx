import { useSelector } from '@xstate/react';
import { ChevronRight, Circle, CircleCheck } from 'lucide';
import { Link } from 'wouter';
import { managesPractice } from '#domain/access/may-act.ts';
import { type FirstStep, firstStepsFor } from '#domain/navigation/first-steps.ts';
import { SETUP_NEEDED } from '#domain/navigation/part-setup.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { type FirstStepsRef, selectFirstSteps } from '#machines/first-steps/first-steps.selectors.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import './FirstStepsCard.css';

/** LAYOUT-12 */
export function FirstStepsCard({ steps: actor }: { steps: FirstStepsRef }) {
  const done = useSelector(actor, selectFirstSteps);
  const user = useSession(selectUser);
  const practice = useSession(selectCurrentPractice);
  const addresses = usePageConfig();
  const steps = done !== null && user !== null ? firstStepsFor(done, user, addresses) : [];
  if (steps.length === 0) return null;
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card title={`Set up ${practice?.name ?? ''}`}>
      {user !== null && managesPractice(user) && (
        <p className="first-steps-more">
          Check your <Link href={PAGES.practice.path}>office hours and logo</Link>, and{' '}
          <Link href={PAGES.staff.path}>invite your staff</Link>. Then take these steps, in any order.
        </p>
      )}
      <Progress
        label="Progress"
        value={doneCount}
        total={steps.length}
        words={`${doneCount} of ${steps.length} done`}
      />
      <ol className="first-steps">
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step: { label, reason, path, isDone, setup } }: { step: FirstStep }) {
  return (
    <li className="first-step" data-done={isDone || undefined}>
      <Icon of={isDone ? CircleCheck : Circle} size={20} />
      <Link href={path}>{label}</Link>
      {isDone ? <VisuallyHidden>Done</VisuallyHidden> : <span className="first-step-reason">{reason}</span>}
      {setup === 'needed' && <Badge tone="warning">{SETUP_NEEDED}</Badge>}
      {!isDone && <Icon of={ChevronRight} mirrors />}
    </li>
  );
}
