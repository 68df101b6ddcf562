import { dayOf, problemsOf, profileFactLimits, profileFactRules } from '@harambee/domain';
import type { FactCard } from '@harambee/domain/schemas';
import { Button, FormTextField, styled } from '@harambee/ui';
import { Dialog, FormDateField } from '@harambee/ui/app';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import type { StatedProfile } from '../../findings/stated-profile.ts';
import { figureOfNumber } from './figure-of-number.ts';
import { type NewFigure, useMakeFact } from './use-make-fact.ts';

const Fields = styled(Form)`display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr);`;

const errorsOf = (figure: NewFigure): Record<string, string> =>
  Object.fromEntries(problemsOf(profileFactRules, figure).map(({ field, message }) => [field, message]));

interface MakeFactProps {
  proposalId: string;
  profile: StatedProfile;
  /** As it stands in the text. */
  figure: string;
  onMade: (card: FactCard) => void;
  onClose: () => void;
}

/** A number becomes a fact once somebody says what it counts and where it comes from. */
export function MakeFact({ proposalId, profile, figure, onMade, onClose }: MakeFactProps) {
  const { make, isSaving } = useMakeFact(proposalId, profile);
  const form = useId();
  const given = figureOfNumber(figure);
  if (!given) return null;
  const initialValues: NewFigure = { name: '', source: '', date: dayOf(new Date()), ...given };
  const save = async (values: NewFigure) => {
    const card = await make(values);
    if (card) onMade(card);
  };
  return (
    <Dialog
      open
      title={`Make ${figure} a fact`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={isSaving}>
            Make it a fact
          </Button>
        </>
      }
    >
      <Formik initialValues={initialValues} validate={errorsOf} onSubmit={save}>
        <Fields id={form} noValidate>
          <p>
            It is kept with its source in your organization’s profile, where other proposals find it, too.
          </p>
          <FormTextField
            name="name"
            label="What it counts"
            help="Such as people reached, or wells in use"
            maxLength={profileFactLimits.name}
          />
          <FormTextField
            name="unit"
            label="Unit"
            help="Such as families"
            maxLength={profileFactLimits.unit}
          />
          <FormTextField
            name="source"
            label="Source"
            help="Where a funder could look it up"
            maxLength={profileFactLimits.source}
          />
          <FormDateField name="date" label="Date" help="The day it was true" />
        </Fields>
      </Formik>
    </Dialog>
  );
}
