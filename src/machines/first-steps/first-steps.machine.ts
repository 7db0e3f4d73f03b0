import type { FirstSteps } from '#domain/navigation/first-steps.ts';
import { loader } from '../shared/loader.ts';

export const firstStepsMachine = loader<FirstSteps>({
  id: 'firstSteps',
  description: 'What a new practice has set up. Without a response, the dashboard lists no steps.',
  meta: { requirements: ['LAYOUT-12'] },
});
