import { ShieldUser } from 'lucide';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { copy } from './copy.ts';

/** PERM-8 */
export const PracticeRefused = () => (
  <EmptyState icon={ShieldUser} title={copy.refusedTitle}>
    {copy.refused}
  </EmptyState>
);
