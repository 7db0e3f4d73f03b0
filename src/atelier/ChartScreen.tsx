import { useSelector } from '@xstate/react';
import {
  type AtelierRef,
  type Panel,
  selectChart,
  selectChartExport,
  selectChartPlay,
  selectChartQuestions,
  selectFailure,
  selectLiveView,
  selectPanel,
  selectTraceView,
} from '#machines/atelier/atelier.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { LinkTabs, linkTab } from '#ui/Tabs/LinkTabs.tsx';
import { addressOf, PANELS } from './address.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { LivePanel } from './LivePanel.tsx';
import { OutlinePanel } from './OutlinePanel.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { SimulatePanel } from './SimulatePanel.tsx';

/** One chart: its drawing, next to the outline, the simulation, the questions or the export. */
export function ChartScreen({ atelier }: { atelier: AtelierRef }) {
  const chart = useSelector(atelier, selectChart);
  const panel = useSelector(atelier, selectPanel);
  const failure = useSelector(atelier, selectFailure);
  const description = descriptionOf(chart);
  return (
    <>
      <PageHeader
        title={chart}
        about={description.description}
        parent={
          <a className="atelier-back" href="#/">
            {copy.ALL_CHARTS}
          </a>
        }
      />
      <div className="atelier-split">
        <div className="atelier-drawing">
          {failure !== null && (
            <Banner
              tone="danger"
              title={copy.DRAWING_FAILED}
              action={<Button onClick={() => atelier.send({ type: 'draw.retry' })}>{copy.RETRY}</Button>}
            >
              {failure.message}
            </Banner>
          )}
          <ChartDrawing atelier={atelier} />
        </div>
        <div className="atelier-side">
          <LinkTabs
            label={copy.PANELS_LABEL}
            links={PANELS.map((each) => (
              <a key={each} href={addressOf(chart, each)} {...linkTab(each === panel)}>
                {copy.PANEL_NAMES[each]}
              </a>
            ))}
          />
          <ChartPanel atelier={atelier} panel={panel} />
        </div>
      </div>
    </>
  );
}

function ChartPanel({ atelier, panel }: { atelier: AtelierRef; panel: Panel }) {
  const chart = useSelector(atelier, selectChart);
  const play = useSelector(atelier, selectChartPlay);
  const questions = useSelector(atelier, selectChartQuestions);
  const file = useSelector(atelier, selectChartExport);
  const live = useSelector(atelier, selectLiveView);
  const replay = useSelector(atelier, selectTraceView);
  if (panel === 'simulate' && play) return <SimulatePanel play={play} chart={chart} />;
  if (panel === 'questions' && questions && play)
    return <QuestionsPanel atelier={atelier} questions={questions} play={play} />;
  if (panel === 'coverage' && questions && play)
    return <CoveragePanel atelier={atelier} questions={questions} play={play} />;
  if (panel === 'export' && file && play) return <ExportPanel file={file} play={play} chart={chart} />;
  if (panel === 'live' && live) return <LivePanel live={live} chart={chart} />;
  if (panel === 'replay' && replay) return <ReplayPanel replay={replay} chart={chart} />;
  return <OutlinePanel atelier={atelier} />;
}
