import type { PlanRecord } from '#domain/plan/plan-record.ts';
import { loader } from '../shared/loader.ts';

export const planRecordMachine = loader<PlanRecord>({
  id: 'planRecord',
  description: 'The procedures of a plan, or its payments with the patient’s last charges.',
  meta: { requirements: ['ROUTE-8'] },
});
