import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { PATIENT_VIEWS, type PatientView, viewAddress } from '#domain/patient/patient-view.ts';
import { formatShortCount } from '#domain/text/count.ts';
import {
  type PatientSearchRef,
  selectIsNarrowed,
  selectView,
} from '#machines/patient-search/patient-search.selectors.ts';
import {
  type PatientViewsRef,
  selectCounts,
  selectIsFailed,
} from '#machines/patient-views/patient-views.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LinkTabs, linkTab } from '#ui/Tabs/LinkTabs.tsx';
import * as copy from './copy.ts';
import './PatientViews.css';

interface PatientViewsProps {
  views: PatientViewsRef;
  search: PatientSearchRef;
}

export function PatientViews({ views, search }: PatientViewsProps) {
  const current = useSelector(search, selectView);
  const counts = useSelector(views, selectCounts);
  const isFailed = useSelector(views, selectIsFailed);
  /** The counts are for the whole view. */
  const isNarrowed = useSelector(search, selectIsNarrowed);
  const link = (view: PatientView) => (
    <Link
      key={view}
      href={viewAddress(PAGES.searchPatients.path, view)}
      {...linkTab(view === current)}
      data-view={view}
    >
      {copy.VIEWS[view]}{' '}
      <span className="patient-view-count tabular">
        {counts && !isNarrowed && formatShortCount(counts[view])}
      </span>
    </Link>
  );
  return (
    <div className="patient-views" aria-busy={counts === null && !isFailed}>
      <LinkTabs label={copy.VIEWS_LABEL} links={PATIENT_VIEWS.map(link)} />
      {isFailed && (
        <p className="patient-views-failed" role="status">
          {copy.COUNTS_NOT_LOADED}{' '}
          <Button size="small" variant="quiet" onClick={() => views.send({ type: 'load.retry' })}>
            {copy.RETRY}
          </Button>
        </p>
      )}
    </div>
  );
}
