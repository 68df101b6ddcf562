import type { ProfileContactField } from '@harambee/domain';
import { can, ownersVisibilityMessage, profileLabels } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Checkbox, FormTextField, type FormTextFieldProps, styled, VisuallyHidden } from '@harambee/ui';
import { useFormikContext } from 'formik';
import type { ProfileValues } from './values/profile-values.ts';
import { textProps } from './values/text-props.ts';
import { VerifiedLine } from './verified-line.tsx';

const Pair = styled.div`display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); & > label { color: var(--ink-2); justify-self: start; }`;

const fields: (Omit<FormTextFieldProps, 'name' | 'label'> & { name: ProfileContactField })[] = [
  {
    name: 'website',
    type: 'url',
    help: 'The full address, starting with https://',
    autoComplete: 'url',
  },
  {
    name: 'contactEmail',
    type: 'email',
    help: 'An address that somebody checks every week.',
    autoComplete: 'email',
    width: 'full',
  },
  {
    name: 'contactPhone',
    type: 'tel',
    help: 'With the country code, such as +254 712 345 678',
    autoComplete: 'tel',
    width: 'medium',
  },
  {
    name: 'linkedinUrl',
    type: 'url',
    help: 'The full address of your page, starting with https://',
  },
  {
    name: 'twitterHandle',
    help: 'Such as @harambee',
    width: 'medium',
  },
];

/** Contact details; each of them can be hidden on the public page. */
export function ContactFields({ isNew }: { isNew: boolean }) {
  const mayHide = can(useUser().role, 'visibility.change') || isNew;
  return (
    <>
      {!mayHide && <p>{ownersVisibilityMessage}</p>}
      {fields.map((field) => (
        <Pair key={field.name}>
          <FormTextField {...field} {...textProps(field.name)} />
          <HideField name={field.name} disabled={!mayHide} />
          {field.name === 'website' && !isNew && <VerifiedLine />}
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
