import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './copy.ts';
import './PatientSkeleton.css';

/** Placeholders for the header, the tabs and two columns. */
export function PatientSkeleton() {
  return (
    <div className="patient" role="status">
      <VisuallyHidden>{copy.LOADING}</VisuallyHidden>
      <div className="patient-head">
        {['who', 'plan', 'due'].map((part) => (
          <div key={part} className={`patient-${part}`}>
            <div className="patient-outline">
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
      <div className="patient-outline-tabs">
        {['overview', 'benefits', 'payments', 'transactions'].map((tab) => (
          <Skeleton key={tab} />
        ))}
      </div>
      <div className="patient-outline-page">
        {['first', 'second'].map((column) => (
          <Card key={column}>
            <div className="patient-outline">
              <Skeleton shape="title" />
              <Skeleton shape="wide" />
              <Skeleton shape="wide" />
              <Skeleton />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
