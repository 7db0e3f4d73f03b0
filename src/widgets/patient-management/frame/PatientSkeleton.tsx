import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './copy.ts';

export function PatientSkeleton() {
  return (
    <div className="patient" role="status">
      <VisuallyHidden>{copy.LOADING}</VisuallyHidden>
      <div className="patient-head">
        {['who', 'plan', 'due'].map((part) => (
          <div key={part} className={`patient-${part}`}>
            <div className="patient-outline">
              <Skeleton />
              <Skeleton shape="title" />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
      <Skeleton shape="control" />
    </div>
  );
}
