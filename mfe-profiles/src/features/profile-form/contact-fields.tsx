import type { ProfileContactField } from '@harambee/domain';
import { can, ownersVisibilityMessage, profileLimits } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Checkbox, FormTextField, type FormTextFieldProps, styled, VisuallyHidden } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { profileLabels } from '../../profile-view/profile-words.ts';
import type { ProfileValues } from './profile-values.ts';

const Pair = styled.div`display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); & > label { color: var(--ink-2); justify-self: start; }`;

const fields: (Omit<FormTextFieldProps, 'name' | 'label'> & { name: ProfileContactField })[] = [
  {
    name: 'website',
    type: 'url',
    help: 'The full address, starting with https://',
    autoComplete: 'url',
    maxLength: profileLimits.address,
  },
  {
    name: 'contactEmail',
    type: 'email',
    help: 'An address that somebody checks every week.',
    autoComplete: 'email',
    maxLength: profileLimits.email,
    width: 'full',
  },
  {
    name: 'contactPhone',
    type: 'tel',
    help: 'With the country code, such as +254 712 345 678',
    autoComplete: 'tel',
    maxLength: profileLimits.phone,
    width: 'medium',
  },
  {
    name: 'linkedinUrl',
    type: 'url',
    optional: true,
    help: 'The full address of your page, starting with https://',
    maxLength: profileLimits.address,
  },
  {
    name: 'twitterHandle',
    optional: true,
    help: 'Such as @harambee',
    maxLength: profileLimits.twitterHandle,
    width: 'medium',
  },
];

/** How to reach the organization; each of it may stay off the public page. */
export function ContactFields({ isNew }: { isNew: boolean }) {
  const mayHide = can(useUser().role, 'visibility.change') || isNew;
  return (
    <>
      {!mayHide && <p>{ownersVisibilityMessage}</p>}
      {fields.map((field) => (
        <Pair key={field.name}>
          <FormTextField {...field} label={profileLabels[field.name]} />
          <HideField name={field.name} disabled={!mayHide} />
        </Pair>
      ))}
    </>
  );
}

function HideField({ name, disabled }: { name: ProfileContactField; disabled: boolean }) {
  const { values, setFieldValue } = useFormikContext<ProfileValues>();
  const hidden = values.hiddenContactFields;
  return (
    <Checkbox
      label={
        <span>
          Hide <VisuallyHidden>{profileLabels[name]} </VisuallyHidden>on the public page
        </span>
      }
      checked={hidden.includes(name)}
      disabled={disabled}
      onChange={(isHidden) =>
        void setFieldValue(
          'hiddenContactFields',
          isHidden ? [...hidden, name] : hidden.filter((other) => other !== name),
        )
      }
    />
  );
}
