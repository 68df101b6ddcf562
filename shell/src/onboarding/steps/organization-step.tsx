import { profileFields } from '@harambee/domain';
import { FormTextField, media, styled } from '@harambee/ui';
import { FormNumberField, FormSdgs, FormTextArea } from '@harambee/ui/app';

const Row = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 192px; gap: 16px;
  @media ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
`;

/** Step 2: the facts that the profile and every proposal start with. */
export function OrganizationStep() {
  return (
    <>
      <FormTextField
        name="name"
        label="Organization name"
        autoComplete="organization"
        maxLength={profileFields.name.max}
      />
      <FormTextArea
        name="mission"
        label="Mission"
        help="One or two sentences. Who do you serve, and what changes for them?"
        rows={2}
        maxLength={profileFields.mission.max}
        count="none"
      />
      <Row>
        <FormTextField name="location" label="Location" optional maxLength={profileFields.location.max} />
        <FormNumberField name="foundedYear" label="Founded year" optional grouping={false} width="full" />
      </Row>
      <FormSdgs
        name="sdgs"
        label="Sustainable Development Goals"
        help={`Choose at most ${profileFields.sdgs.firstMaximum}; 2 to 3 are recommended.`}
        maxItems={profileFields.sdgs.firstMaximum}
      />
    </>
  );
}
