import { profileLimits } from '@harambee/domain';
import { FormTextField, media, styled } from '@harambee/ui';
import { FormNumberField, FormSdgs, FormTextArea } from '@harambee/ui/app';

const Row = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 192px; gap: 16px;
  @media ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
`;

/** Step 2: what the profile and every proposal begin with. */
export function OrganizationStep() {
  return (
    <>
      <FormTextField
        name="name"
        label="Organization name"
        autoComplete="organization"
        maxLength={profileLimits.name}
      />
      <FormTextArea
        name="mission"
        label="Mission"
        help="One or two sentences. Whom do you serve, and what changes for them?"
        rows={2}
        maxLength={profileLimits.mission}
        count="none"
      />
      <Row>
        <FormTextField name="location" label="Location" optional maxLength={profileLimits.location} />
        <FormNumberField name="foundedYear" label="Founded year" optional grouping={false} width="full" />
      </Row>
      <FormSdgs
        name="sdgs"
        label="Sustainable Development Goals"
        help={`Choose at most ${profileLimits.onboardingSdgs}; 2 to 3 are recommended.`}
        maxItems={profileLimits.onboardingSdgs}
      />
    </>
  );
}
