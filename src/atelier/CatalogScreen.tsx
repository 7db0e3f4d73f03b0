import { useSelector } from '@xstate/react';
import type { ChartCoverage } from '#domain/atelier/answer.ts';
import { type CatalogHit, catalogHits } from '#domain/atelier/catalog.ts';
import {
  type AtelierRef,
  selectCatalogCoverage,
  selectEntries,
  selectFailure,
  selectQuery,
} from '#machines/atelier/atelier.selectors.ts';
import {
  type CatalogCoverageRef,
  selectCoverage,
  selectCoverageFailure,
  selectCovering,
  selectIsCovering,
} from '#machines/catalog-coverage/catalog-coverage.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import '#ui/Card/Card.css';
import { addressOf } from './address.ts';
import * as copy from './copy.ts';
import { FileField } from './FileField.tsx';

const MOST_PARTS = 6;

export function CatalogScreen({ atelier }: { atelier: AtelierRef }) {
  const entries = useSelector(atelier, selectEntries);
  const query = useSelector(atelier, selectQuery);
  const failure = useSelector(atelier, selectFailure);
  const coverage = useSelector(atelier, selectCatalogCoverage);
  const hits = catalogHits(entries, query);
  return (
    <>
      <PageHeader title={copy.TITLE} about={copy.ABOUT} />
      <TextField
        label={copy.SEARCH_LABEL}
        type="search"
        value={query}
        hint={copy.SEARCH_HINT}
        onChange={({ target }) => atelier.send({ type: 'query.change', query: target.value })}
      />
      <FileField
        label={copy.OPEN_SCXML}
        accept=".scxml,.xml"
        onOpen={(text) => atelier.send({ type: 'file.open', text })}
      />
      {failure !== null && (
        <Banner tone="danger" title={copy.OPENING_FAILED}>
          {failure.message}
        </Banner>
      )}
      <p role="status" className="atelier-muted">
        {hits.length === 0 ? copy.NO_HITS : copy.chartCount(hits.length, entries.length)}
      </p>
      {coverage !== undefined && <CoveredCatalog hits={hits} coverage={coverage} />}
    </>
  );
}

interface CoveredCatalogProps {
  hits: readonly CatalogHit[];
  coverage: CatalogCoverageRef;
}

/** The charts, and for each checked one how much of it the tests cover. */
function CoveredCatalog({ hits, coverage }: CoveredCatalogProps) {
  const covered = useSelector(coverage, selectCoverage);
  const isCovering = useSelector(coverage, selectIsCovering);
  const covering = useSelector(coverage, selectCovering);
  const failure = useSelector(coverage, selectCoverageFailure);
  const charts = hits.map(({ entry }) => entry.chart);
  const checked = charts.filter((chart) => covered[chart] !== undefined);
  return (
    <>
      {failure !== null && (
        <Banner tone="danger" title={copy.EXPLORATION_FAILED}>
          {failure.message}
        </Banner>
      )}
      <div className="atelier-row">
        <Button
          size="small"
          aria-disabled={!isCovering && checked.length === charts.length}
          onClick={() =>
            coverage.send(isCovering ? { type: 'coverage.stop' } : { type: 'coverage.start', charts })
          }
        >
          {isCovering ? copy.STOP_COVERING : copy.COVER}
        </Button>
        <p role="status" className="atelier-muted tabular">
          {(isCovering || checked.length > 0) && copy.covering(covering, checked.length, charts.length)}
        </p>
      </div>
      <ul className="atelier-cards">
        {hits.map((hit) => (
          <CatalogCard key={hit.entry.chart} {...hit} coverage={covered[hit.entry.chart]} />
        ))}
      </ul>
    </>
  );
}

interface CardProps extends CatalogHit {
  /** Undefined until it is checked. */
  coverage: ChartCoverage | undefined;
}

function CatalogCard({ entry: { chart, purpose, states, transitions, terms }, parts, coverage }: CardProps) {
  return (
    <li className="card atelier-card">
      <h2 className="card-title">
        <a href={addressOf(chart, 'outline')}>{chart}</a>
      </h2>
      <p>{purpose}</p>
      <p className="atelier-muted">{copy.sizeOf(states, transitions)}</p>
      <p className="atelier-muted">{terms.requirement.join(', ')}</p>
      {coverage !== undefined && <p className="atelier-muted">{copy.coverageOf(coverage)}</p>}
      {parts.length > 0 && (
        <>
          <FoundParts parts={parts.slice(0, MOST_PARTS)} />
          {parts.length > MOST_PARTS && (
            <Disclosure title={copy.more(parts.length - MOST_PARTS)}>
              <FoundParts parts={parts.slice(MOST_PARTS)} />
            </Disclosure>
          )}
        </>
      )}
    </li>
  );
}

function FoundParts({ parts }: Pick<CatalogHit, 'parts'>) {
  return (
    <p className="atelier-parts">
      {parts.map(({ kind, name }) => (
        <span key={`${kind} ${name}`}>
          {kind} <b>{name}</b>
        </span>
      ))}
    </p>
  );
}
