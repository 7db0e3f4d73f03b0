import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  type Billing,
  exampleLines,
  levelWords,
  type PlanOffer,
  type PricedLine,
} from '#domain/plan/sale.ts';
import {
  type SaleRef,
  selectChoice,
  selectMemberMessage,
  selectOffer,
  selectOffers,
  selectProcedures,
  selectSaleKind,
} from '#machines/sale/sale.selectors.ts';
import type { SaleField } from '#machines/sale/sale.types.ts';
import { useField } from '#react/use-field.ts';
import { DateField } from '#ui/DateField/DateField.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { FormPair } from '#ui/Form/Form.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

export function PlanChoice({ sale }: { sale: SaleRef }) {
  const kind = useSelector(sale, selectSaleKind);
  if (kind === 'addMember') return <NewMemberFields sale={sale} />;
  return <OfferFields sale={sale} />;
}

function NewMemberFields({ sale }: { sale: SaleRef }) {
  return (
    <div className="sale-fields">
      <FormPair>
        <MemberText sale={sale} field="firstName" label={copy.FIRST_NAME} />
        <MemberText sale={sale} field="lastName" label={copy.LAST_NAME} />
      </FormPair>
      <DateField
        {...useField(sale, 'birthDate')}
        label={copy.BIRTH_DATE}
        error={useSelector(sale, selectMemberMessage('birthDate'))}
        autoComplete="off"
        required
      />
    </div>
  );
}

function MemberText({ sale, field, label }: { sale: SaleRef; field: SaleField; label: string }) {
  return (
    <TextField
      {...useField(sale, field)}
      label={label}
      name={field}
      error={useSelector(sale, selectMemberMessage(field))}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

function OfferFields({ sale }: { sale: SaleRef }) {
  const offers = useSelector(sale, selectOffers) ?? [];
  const offer = useSelector(sale, selectOffer);
  const choice = useSelector(sale, selectChoice);
  const level = offer?.levels.find(({ id }) => id === choice.levelId);
  if (offers.length === 0) return <p>{copy.NO_OFFERS}</p>;
  return (
    <div className="sale-fields">
      <Select
        label={copy.PLAN}
        options={offers.map(({ id, name }) => ({ id, name }))}
        value={choice.offerId}
        onChoose={(offerId) => sale.send({ type: 'plan.choose', offerId })}
      />
      {offer && (
        <RadioGroup
          label={copy.LEVEL}
          options={offer.levels.map((each) => ({
            id: each.id,
            name: each.name,
            hint: levelWords(each, choice.billing),
          }))}
          value={choice.levelId}
          onChoose={(levelId) => sale.send({ type: 'level.choose', levelId })}
        />
      )}
      {level?.monthlyFeeCents != null && (
        <RadioGroup
          label={copy.BILLING}
          options={[
            { id: 'annual', name: copy.ANNUALLY },
            { id: 'monthly', name: copy.MONTHLY },
          ]}
          value={choice.billing}
          onChoose={(id) => sale.send({ type: 'billing.choose', billing: id as Billing })}
        />
      )}
      {offer && <Covered sale={sale} offer={offer} />}
    </div>
  );
}

function Covered({ sale, offer }: { sale: SaleRef; offer: PlanOffer }) {
  const procedures = useSelector(sale, selectProcedures) ?? [];
  const lines = exampleLines(offer, procedures);
  return (
    <div className="sale-covered">
      <h3 className="sale-subtitle">{copy.COVERED}</h3>
      <DescriptionList
        figures
        items={lines.map((line) => ({ term: line.description, value: priceWords(line) }))}
      />
      {offer.annualMaximumCents !== null && <p>{copy.maximumWords(formatMoney(offer.annualMaximumCents))}</p>}
    </div>
  );
}

/** `Included`, or the discounted price; then the usual one. */
const priceWords = ({ usualCents, withPlanCents }: PricedLine) =>
  copy.insteadWords(withPlanCents === 0 ? copy.NOTHING : formatMoney(withPlanCents), formatMoney(usualCents));
