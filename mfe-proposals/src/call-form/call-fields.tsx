import {
  callFields,
  callStatuses,
  callStatusNames,
  currencies,
  currencyName,
  currencySign,
} from '@harambee/domain';
import type { CallContent, FoundField } from '@harambee/domain/schemas';
import { FormTextField } from '@harambee/ui';
import { FormDateField, FormNumberField, FormSelect, FormTextArea } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { zoneChoices } from '../tables/zone-choices.ts';
import * as S from './call-form.styles.ts';
import { DeadlineWords } from './deadline-words.tsx';
import { SourceLine } from './source-line.tsx';

const currencyChoices = currencies.map((code) => ({ value: code, label: `${code} – ${currencyName(code)}` }));
const statusChoices = callStatusNames.map((status) => ({ value: status, label: callStatuses[status].label }));
const likelihoodChoices = Object.entries(callFields.likelihood.choices).map(([value, label]) => ({
  value,
  label,
}));

type LineField = 'name' | 'funder' | 'reference' | 'publication';
const line = (name: LineField) => ({ name, label: callFields[name].label, maxLength: callFields[name].max });

/** Where a field was found, as long as it still says so. */
function Found({ of }: { of: FoundField | undefined }) {
  return of ? <SourceLine source={of.source} origin={of.origin} /> : null;
}

/** What the call is. */
export function NameFields() {
  const { values } = useFormikContext<CallContent>();
  return (
    <>
      <S.Field>
        <FormTextField {...line('name')} help="As the funder calls it." />
        <Found of={values.found?.name} />
      </S.Field>
      <S.Field>
        <FormTextField {...line('funder')} optional />
        <Found of={values.found?.funder} />
      </S.Field>
      <FormTextField {...line('reference')} help="The funder’s own number." width="medium" optional />
      <S.Pair>
        <FormTextField {...line('publication')} help="An address, or the name of a document." optional />
        <FormDateField name="publicationDay" label={callFields.publicationDay.label} optional />
      </S.Pair>
    </>
  );
}

/** When it ends, and how much it gives. */
export function TermFields() {
  const { values } = useFormikContext<CallContent>();
  const { deadlineDay, deadlineTime, deadlineZone, currency } = values;
  const sign = currency && { prefix: currencySign(currency) };
  return (
    <>
      <S.Field>
        <S.Three>
          <FormDateField name="deadlineDay" label={callFields.deadlineDay.label} optional />
          <FormTextField name="deadlineTime" type="time" label="Hour" width="short" optional />
          <FormSelect
            name="deadlineZone"
            label="Time zone"
            choices={zoneChoices(deadlineZone)}
            width="full"
            optional
          />
        </S.Three>
        <DeadlineWords deadline={{ deadlineDay, deadlineTime, deadlineZone }} />
        <Found of={values.found?.deadlineDay} />
      </S.Field>
      <S.Field>
        <S.Three>
          <FormNumberField name="leastAmount" label={callFields.leastAmount.label} {...sign} optional />
          <FormNumberField name="mostAmount" label={callFields.mostAmount.label} {...sign} optional />
          <FormSelect
            name="currency"
            label={callFields.currency.label}
            choices={currencyChoices}
            width="full"
            optional
          />
        </S.Three>
        <Found of={values.found?.mostAmount ?? values.found?.leastAmount} />
      </S.Field>
    </>
  );
}

/** What the organization decides and notes for itself; it never leaves with an exported file (CALL-09). */
export function OwnFields() {
  return (
    <>
      <FormSelect name="status" label={callFields.status.label} choices={statusChoices} width="full" />
      <FormSelect
        name="likelihood"
        label={callFields.likelihood.label}
        choices={likelihoodChoices}
        placeholder="Not said"
        width="full"
        optional
      />
      <FormTextArea
        name="notes"
        label={callFields.notes.label}
        rows={4}
        maxLength={callFields.notes.max}
        count="none"
        optional
      />
    </>
  );
}
