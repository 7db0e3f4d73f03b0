import { useSelector } from '@xstate/react';
import { ChevronRight, Plus, X } from 'lucide';
import { formatDate } from '#domain/date/day.ts';
import { ageOn } from '#domain/patient/age.ts';
import type { NewMember } from '#domain/plan/sale.ts';
import {
  type SaleRef,
  selectDependents,
  selectForgetsDependent,
  selectIsFamily,
  selectIsOrdered,
} from '#machines/sale/sale.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import '#ui/Disclosure/Disclosure.css';
import * as copy from './copy.ts';
import { Matches } from './Matches.tsx';
import { PersonFields } from './PersonFields.tsx';

/** The rest of the family, sold together with the patient. Collapsed while the level covers one person. */
export function Family({ sale, today }: { sale: SaleRef; today: string }) {
  const dependents = useSelector(sale, selectDependents);
  const isFamily = useSelector(sale, selectIsFamily);
  const isForgotten = useSelector(sale, selectForgetsDependent);
  const isOrdered = useSelector(sale, selectIsOrdered);
  return (
    <details
      className="sale-family disclosure-details"
      open={isFamily || dependents.length > 0 || isForgotten}
    >
      <summary className="disclosure-title">
        <Icon of={ChevronRight} mirrors />
        {copy.FAMILY}
      </summary>
      <div className="sale-family-people">
        <p className="sale-about">{copy.FAMILY_WORDS}</p>
        {dependents.length > 0 && (
          <ul className="sale-people">
            {dependents.map((person, at) => (
              <Person
                key={`${person.firstName} ${person.lastName} ${person.birthDate}`}
                person={person}
                today={today}
                sale={sale}
                at={at}
              />
            ))}
          </ul>
        )}
        <Matches sale={sale} />
        <PersonFields sale={sale} required={false} />
        {isForgotten && (
          <p className="sale-mistake" role="alert">
            {copy.FORGOTTEN}
          </p>
        )}
        <div>
          <Button
            icon={<Icon of={Plus} />}
            disabled={isOrdered}
            onClick={() => sale.send({ type: 'dependent.add' })}
          >
            {copy.ADD_PERSON}
          </Button>
        </div>
      </div>
    </details>
  );
}

interface PersonProps {
  person: NewMember;
  today: string;
  sale: SaleRef;
  at: number;
}

function Person({ person, today, sale, at }: PersonProps) {
  const { firstName, lastName, birthDate, memberId } = person;
  const name = `${firstName} ${lastName}`;
  return (
    <li className="sale-person">
      <span>
        <strong>{name}</strong>
        <span className="sale-about">
          {copy.personWords(ageOn(birthDate, today), formatDate(birthDate))}
          {memberId !== undefined && `, ${copy.memberIdWords(memberId)}`}
        </span>
      </span>
      <IconButton
        label={copy.removeWords(name)}
        icon={X}
        disabled={useSelector(sale, selectIsOrdered)}
        onClick={() => sale.send({ type: 'dependent.remove', at })}
      />
    </li>
  );
}
