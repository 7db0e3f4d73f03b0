import { useSelector } from '@xstate/react';
import { type SaleRef, selectAmbiguous, selectMatches } from '#machines/sale/sale.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';
import { PatientTable } from './PatientTable.tsx';

/** Patients who may be the entered person. */
export function Matches({ sale }: { sale: SaleRef }) {
  const person = useSelector(sale, selectAmbiguous);
  const matches = useSelector(sale, selectMatches);
  if (person === null || matches === null) return null;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <section className="sale-matches" aria-label={copy.whichWords(name)}>
      <h3 className="sale-subtitle">{copy.whichWords(name)}</h3>
      {matches.length > 0 && (
        <PatientTable
          patients={matches}
          action={copy.CHOOSE_MATCH}
          onChoose={(memberId) => sale.send({ type: 'match.choose', memberId })}
        />
      )}
      <div>
        <Button aria-label={copy.addAsNewWords(name)} onClick={() => sale.send({ type: 'match.addAsNew' })}>
          {copy.ADD_AS_NEW}
        </Button>
      </div>
    </section>
  );
}
