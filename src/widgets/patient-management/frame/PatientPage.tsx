import type { ComponentType } from 'react';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import {
  type PlanSelectionRef,
  selectIsDueKnown,
  selectMember,
  selectPlan,
} from '#machines/plan-selection/plan-selection.selectors.ts';
import { useLoaded } from '#react/use-loaded.ts';
import { useSelector } from '#react/use-selector.ts';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { todayAt } from '../practice-day.ts';
import { LOADING_PAGE } from './copy.ts';
import { PatientFrame } from './PatientFrame.tsx';
import type { PatientPageProps } from './patient-page-props.ts';
import { isAboutPlan, PATIENT_PAGES } from './patient-pages.ts';

interface PatientPageParts {
  host: WidgetHost;
  selection: PlanSelectionRef;
  page: PatientPageName;
}

/** A page about a patient, with what all of them have around it. Its code is fetched while the patient is. */
export function PatientPage(props: PatientPageParts) {
  const { host, selection, page } = props;
  const Content = useLoaded(PATIENT_PAGES[page]);
  return (
    <PatientFrame selection={selection} page={page} today={todayAt(host)}>
      <PageContent {...props} Content={Content} />
    </PatientFrame>
  );
}

interface PageContentParts extends PatientPageParts {
  /** Null until it has come. */
  Content: ComponentType<PatientPageProps> | null;
}

function PageContent({ page, host, selection, Content }: PageContentParts) {
  const member = useSelector(selection, selectMember);
  const plan = useSelector(selection, selectPlan);
  const isDueKnown = useSelector(selection, selectIsDueKnown);
  if (Content === null || member === null) return <WidgetSkeleton label={LOADING_PAGE} />;
  const about = { host, page, member, plan, isDueKnown, selection, today: todayAt(host) };
  return <Content key={isAboutPlan(page) ? plan.id : member.id} {...about} />;
}
