import { evidenceLimits, profileFactLimits } from '@harambee/domain';
import { FormCheckbox, FormTextField } from '@harambee/ui';
import { FormDateField } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import type { ProfileValues } from '../values/profile-values.ts';
import { RowList } from './row-list.tsx';

/** Figures about the organization, each with its date and source. Each may be shown on the public page, too. */
export function FactFields() {
  const { facts } = useFormikContext<ProfileValues>().values;
  const isFull = facts.filter(({ isPublic }) => isPublic).length >= evidenceLimits.figures;
  return (
    <>
      <RowList list="facts" noun="Figure" plural="figures" maxItems={profileFactLimits.count} first="name">
        {(name, { isPublic }) => (
          <>
            <div data-part="wide">
              <FormTextField
                name={name('name')}
                label="What it counts"
                help="Such as people reached, staff, or yearly budget"
                maxLength={profileFactLimits.name}
              />
            </div>
            <FormTextField name={name('value')} label="Value" maxLength={30} />
            <FormTextField name={name('unit')} label="Unit" maxLength={profileFactLimits.unit} />
            <FormDateField name={name('date')} label="Date" width="full" />
            <FormTextField name={name('source')} label="Source" maxLength={profileFactLimits.source} />
            <div data-part="wide">
              <FormTextField
                name={name('url')}
                label="Address of the source"
                help="Where a funder can read it, starting with https://"
                type="url"
                optional
                width="full"
                maxLength={evidenceLimits.address}
              />
            </div>
            <div data-part="wide">
              <FormCheckbox
                name={name('isPublic')}
                label="Show on the public page"
                disabled={isFull && !isPublic}
              />
            </div>
          </>
        )}
      </RowList>
      {isFull && (
        <p>{evidenceLimits.figures} figures are on the public page; more would hide the best ones.</p>
      )}
    </>
  );
}
