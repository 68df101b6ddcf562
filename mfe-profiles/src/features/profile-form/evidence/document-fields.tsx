import { evidenceLimits } from '@harambee/domain';
import { FormTextField } from '@harambee/ui';
import { RowList } from './row-list.tsx';

function AddressField({ name }: { name: string }) {
  return (
    <div data-part="wide">
      <FormTextField
        name={name}
        label="Address"
        help="Where everyone can read it, starting with https://"
        type="url"
        width="full"
        maxLength={evidenceLimits.address}
      />
    </div>
  );
}

/** Policies, and reports by year, that everybody can read. */
export function DocumentFields() {
  return (
    <>
      <RowList
        list="policies"
        noun="Policy"
        plural="policies"
        maxItems={evidenceLimits.policies}
        first="title"
      >
        {(name) => (
          <>
            <div data-part="wide">
              <FormTextField
                name={name('title')}
                label="Title"
                help="Such as safeguarding, or conflict of interest"
                maxLength={evidenceLimits.title}
              />
            </div>
            <AddressField name={name('url')} />
          </>
        )}
      </RowList>
      <RowList list="reports" noun="Report" plural="reports" maxItems={evidenceLimits.reports} first="title">
        {(name) => (
          <>
            <FormTextField name={name('title')} label="Title" maxLength={evidenceLimits.title} />
            <FormTextField name={name('year')} label="Year" inputMode="numeric" maxLength={4} />
            <AddressField name={name('url')} />
          </>
        )}
      </RowList>
    </>
  );
}
