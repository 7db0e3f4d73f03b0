import { useSelector } from '@xstate/react';
import { Printer } from 'lucide';
import { dayIn, formatDate } from '#domain/date/day.ts';
import { referenceOf } from '#domain/failure/failure.ts';
import type { ReportEmbed } from '#domain/report/report-messages.ts';
import {
  monthName,
  REPORT_PAGES,
  REPORT_RANGES,
  type ReportFigures,
  type ReportMonths,
  type ReportSpan,
  selectableMonths,
} from '#domain/report/report-pages.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { PrintHead } from '#ui/PrintHead/PrintHead.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { LinkTabs, linkTab } from '#ui/Tabs/LinkTabs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import {
  FAILED_TITLE,
  FIRST_MONTH_LABEL,
  LAST_MONTH_LABEL,
  LOADING,
  PAGE_TITLES,
  PAGES_LABEL,
  PRINT,
  printedName,
  RANGE_LABEL,
  RANGES,
  RETRY,
  SCOPE_LABEL,
} from './copy.ts';
import { GoalsPage } from './GoalsPage.tsx';
import { MembersPage } from './MembersPage.tsx';
import { PracticesPage } from './PracticesPage.tsx';
import { RevenuePage } from './RevenuePage.tsx';
import type { ReportActions } from './report-actions.ts';
import {
  type ReportViewRef,
  selectEmbed,
  selectFailure,
  selectLoaded,
  selectMonths,
  selectOf,
  selectPage,
  selectRange,
  selectToday,
} from './report-view.selectors.ts';
import { TodayPage } from './TodayPage.tsx';
import './ReportScreen.css';

interface ReportScreenProps {
  view: ReportViewRef;
  actions: ReportActions;
}

/** The built-in report. The portal decides whether it shows the page selector and the filters (DASH-1). */
export function ReportScreen({ view, actions }: ReportScreenProps) {
  const embed = useSelector(view, selectEmbed);
  const page = useSelector(view, selectPage);
  const loaded = useSelector(view, selectLoaded);
  const failure = useSelector(view, selectFailure);
  const of = useSelector(view, selectOf);
  const months = useSelector(view, selectMonths);
  if (embed === null) return <main className="report-page" aria-busy />;
  const { settings, timeZone } = embed;
  return (
    <main className="report-page">
      <PrintHead
        name={printedName(embed, of, page, months)}
        today={() => formatDate(dayIn(timeZone, Date.now()))}
      />
      <header className="report-head">
        {settings.pagePane ? (
          <div className="report-pages">
            <h1>
              <VisuallyHidden>{PAGE_TITLES[page]}</VisuallyHidden>
            </h1>
            <Pages view={view} />
          </div>
        ) : (
          <h1 className="report-title">{PAGE_TITLES[page]}</h1>
        )}
        {loaded?.page === 'today' && <p className="report-day">{formatDate(loaded.figures.day)}</p>}
        <Button size="small" icon={<Icon of={Printer} />} onClick={actions.print}>
          {PRINT}
        </Button>
      </header>
      {settings.filterPane && page !== 'today' && <Filters view={view} embed={embed} />}
      {failure && (
        <ErrorState
          title={FAILED_TITLE}
          reference={referenceOf(failure)}
          action={
            <Button variant="primary" onClick={() => view.send({ type: 'load.retry' })}>
              {RETRY}
            </Button>
          }
        >
          <p>{failure.message}</p>
        </ErrorState>
      )}
      {loaded && loaded.page !== 'today' && <p className="report-day">{datesOf(loaded, months)}</p>}
      {loaded && <Page view={view} loaded={loaded} of={of} embed={embed} actions={actions} />}
      {!loaded && !failure && <WidgetSkeleton label={LOADING} />}
    </main>
  );
}

/** The months of a page, up to today. */
function datesOf(loaded: Exclude<ReportFigures, { page: 'today' }>, selected: ReportMonths): string {
  const { day } = loaded.figures;
  const months =
    loaded.page === 'practices'
      ? [selected.from, selected.to]
      : loaded.figures.months.map(({ month }) => month);
  const [first, last] = [months.at(0) ?? '', months.at(-1) ?? ''];
  return `${monthName(first)} – ${day.startsWith(last) ? formatDate(day) : monthName(last)}`;
}

function Pages({ view }: { view: ReportViewRef }) {
  const current = useSelector(view, selectPage);
  return (
    <LinkTabs
      label={PAGES_LABEL}
      links={REPORT_PAGES.map((page) => (
        <button
          key={page}
          type="button"
          {...linkTab(page === current)}
          onClick={() => view.send({ type: 'page.select', page })}
        >
          {PAGE_TITLES[page]}
        </button>
      ))}
    />
  );
}

interface FiltersProps {
  view: ReportViewRef;
  embed: Pick<ReportEmbed, 'practiceName' | 'organizationName'>;
}

function Filters({ view, embed: { practiceName, organizationName } }: FiltersProps) {
  const range = useSelector(view, selectRange);
  const of = useSelector(view, selectOf);
  const page = useSelector(view, selectPage);
  return (
    <div className="report-filters">
      <Select
        label={RANGE_LABEL}
        options={REPORT_RANGES.map((id) => ({ id, name: RANGES[id] }))}
        value={range}
        onChoose={(id) => {
          const chosen = REPORT_RANGES.find((each) => each === id);
          if (chosen !== undefined) view.send({ type: 'range.select', range: chosen });
        }}
      />
      {range === 'selected' && <Months view={view} />}
      {page !== 'practices' && (
        <Select
          label={SCOPE_LABEL}
          options={[
            { id: 'practice', name: practiceName },
            { id: 'organization', name: `${organizationName}: all practices` },
          ]}
          value={of}
          onChoose={(id) =>
            view.send({ type: 'scope.select', of: id === 'organization' ? 'organization' : 'practice' })
          }
        />
      )}
    </div>
  );
}

function Months({ view }: { view: ReportViewRef }) {
  const months = useSelector(view, selectMonths);
  const today = useSelector(view, selectToday);
  const { from, to } = months;
  const all = selectableMonths(today).map((id) => ({ id, name: monthName(id) }));
  return (
    <>
      <Select
        label={FIRST_MONTH_LABEL}
        options={all.filter(({ id }) => id <= to)}
        value={from}
        onChoose={(id) => view.send({ type: 'months.select', months: { from: id, to } })}
      />
      <Select
        label={LAST_MONTH_LABEL}
        options={all.filter(({ id }) => id >= from)}
        value={to}
        onChoose={(id) => view.send({ type: 'months.select', months: { from, to: id } })}
      />
    </>
  );
}

interface PageProps {
  view: ReportViewRef;
  loaded: ReportFigures;
  of: ReportSpan['of'];
  embed: Pick<ReportEmbed, 'lists'>;
  actions: ReportActions;
}

function Page({ view, loaded, of, embed: { lists }, actions }: PageProps) {
  switch (loaded.page) {
    case 'today':
      return <TodayPage figures={loaded.figures} lists={lists} actions={actions} />;
    case 'members':
      return <MembersPage figures={loaded.figures} actions={actions} />;
    case 'revenue':
      return (
        <RevenuePage
          figures={loaded.figures}
          opensPatients={of === 'practice' && lists.includes('patients')}
          actions={actions}
        />
      );
    case 'goals':
      return <GoalsPage figures={loaded.figures} actions={actions} />;
    case 'practices':
      return <PracticesPage view={view} figures={loaded.figures} actions={actions} />;
  }
}
