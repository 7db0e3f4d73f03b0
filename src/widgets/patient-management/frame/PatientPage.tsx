import { shallowEqual, useSelector } from '@xstate/react';
import { type ComponentType, memo, useDeferredValue } from 'react';
import { PAGES, type PatientPageName } from '#domain/navigation/routes.ts';
import { selectMember, selectPage, selectPlan } from '#machines/patient/patient.selectors.ts';
import { useLoaded } from '#react/use-loaded.ts';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { todayAt } from '#widgets/shared/host-facts.ts';
import { purchaseSetup } from '../overview/purchase-setup.ports.ts';
import * as copy from './copy.ts';
import { PatientFrame } from './PatientFrame.tsx';
import type { PatientPageProps } from './patient-page-props.ts';
import { isAboutPlan, PATIENT_PAGES } from './patient-pages.ts';

type PatientPageParts = Pick<PatientPageProps, 'host' | 'patient' | 'attachCardFields'>;

/** A page about a patient. Its code is fetched in parallel with the patient. */
export function PatientPage(props: PatientPageParts) {
  const { host, patient } = props;
  const page = useSelector(patient, selectPage);
  const Content = useLoaded(PATIENT_PAGES[page]);
  return (
    <PatientFrame
      patient={patient}
      page={page}
      today={todayAt(host)}
      purchase={purchaseSetup(host)}
      onView={(memberId) => host.navigate(PAGES.overview.path, { memberId })}
    >
      <PageContent {...props} page={page} Content={Content} />
    </PatientFrame>
  );
}

interface PageContentParts extends PatientPageParts {
  page: PatientPageName;
  Content: ComponentType<PatientPageProps> | null;
}

/** A click on a tab first shows which page is open, so that the next paint does not wait for its content. */
function PageContent({ page, Content, ...props }: PageContentParts) {
  return <DeferredContent {...props} page={useDeferredValue(page)} Content={useDeferredValue(Content)} />;
}

const DeferredContent = memo(function DeferredContent({ Content, ...props }: PageContentParts) {
  const { page, host, patient } = props;
  const member = useSelector(patient, selectMember, shallowEqual);
  const plan = useSelector(patient, selectPlan, shallowEqual);
  if (Content === null || member === null) return <WidgetSkeleton label={copy.LOADING_PAGE} />;
  const key = isAboutPlan(page) ? plan.id : member.id;
  return <Content key={key} {...props} member={member} plan={plan} today={todayAt(host)} />;
});
