import { useSelector } from '@xstate/react';
import { type CatalogHit, catalogHits } from '#domain/atelier/catalog.ts';
import {
  type AtelierRef,
  selectEntries,
  selectFailure,
  selectQuery,
} from '#machines/atelier/atelier.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
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
  const hits = catalogHits(entries, query);
  return (
    <main className="atelier-catalog">
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
      <ul className="atelier-cards">
        {hits.map((hit) => (
          <CatalogCard key={hit.entry.chart} {...hit} />
        ))}
      </ul>
    </main>
  );
}

function CatalogCard({ entry: { chart, purpose, states, transitions, terms }, parts }: CatalogHit) {
  return (
    <li className="card atelier-card">
      <h2 className="card-title">
        <a href={addressOf(chart, 'outline')}>{chart}</a>
      </h2>
      <p>{purpose}</p>
      <p className="atelier-muted">{copy.sizeOf(states, transitions)}</p>
      <p className="atelier-muted">{terms.requirement.join(', ')}</p>
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
