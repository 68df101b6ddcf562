import type { BuiltInCall } from '@harambee/calls/built-in';
import { callFromTemplate, emptyCall } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import { Banner } from '@harambee/ui';
import { readersZone } from '../../../call-form/days-left.ts';
import { asOfInWords } from './as-of.ts';
import * as S from './known-forms.styles.ts';

/** A new call with the questions of a known form; the deadline is for the funder of this year to say. */
export const callFromForm = ({ call }: BuiltInCall): CallContent => ({
  ...callFromTemplate({ ...emptyCall, ...call }),
  deadlineZone: readersZone(),
});

/** What somebody should know of a form before they rely on it. */
export const AboutForm = ({ form, date }: { form: BuiltInCall; date: string }) => (
  <Banner title={`Filled in ${asOfInWords(date)}. Check it with the funder before you rely on it.`}>
    <S.Unsure>
      <li>Source: {form.sources[0].publication}</li>
      {form.unsure.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </S.Unsure>
  </Banner>
);
