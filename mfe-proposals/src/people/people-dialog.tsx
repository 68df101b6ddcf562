import { can, entryStateOf, type Permission, paths } from '@harambee/domain';
import type { Proposal, ProposalTeam } from '@harambee/domain/schemas';
import { Banner, Button, Checkbox, TextLink } from '@harambee/ui';
import { Dialog, FormDateField, FormSelect } from '@harambee/ui/app';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useGetApplicationQuery } from '../api/applications.api.ts';
import { asSent } from '../team-outbox.ts';
import * as S from './people.styles.ts';
import { type FormPlace, type PeopleValues, placesOf, teamOf, valuesOf } from './people-values.ts';
import { useSaveTeam } from './use-save-team.ts';
import type { ShownTeam } from './use-team.ts';

interface PeopleDialogProps {
  proposal: Pick<Proposal, 'id' | 'title' | 'callId'>;
  shown: ShownTeam;
  onClose: () => void;
}

/** Who leads, who helps, and who has which section or question until when (OWNER-01, OWNER-03). */
export function PeopleDialog({ proposal, shown, onClose }: PeopleDialogProps) {
  const { id, callId } = proposal;
  const { data: application, isLoading } = useGetApplicationQuery(id, { skip: callId === undefined });
  if (isLoading) return null;
  return <OpenDialog proposal={proposal} shown={shown} onClose={onClose} application={application} />;
}

type OpenProps = PeopleDialogProps & { application: Parameters<typeof placesOf>[1] };

function OpenDialog({ proposal, shown, application, onClose }: OpenProps) {
  const { team, saved, entry, colleagues } = shown;
  const save = useSaveTeam(proposal);
  const form = useId();
  const [places] = useState(() => placesOf(team, application));
  const all = [...places.sections, ...places.questions];
  // A change that was not accepted, or met somebody else's, is what one goes on with.
  const isBack = entry !== undefined && entryStateOf(entry) !== 'queued';
  const [initial] = useState(() => valuesOf(isBack ? entry.data.body : asSent(team), all));
  const [theirs, setTheirs] = useState<ProposalTeam>();
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);

  const send = async (values: PeopleValues) => {
    setSaving(true);
    const read = theirs ?? saved;
    const result = await save(read, teamOf(values, theirs ?? team, all), isBack ? entry.id : undefined);
    setSaving(false);
    if (result.kind === 'saved' || result.kind === 'queued') return onClose();
    setTheirs(result.kind === 'conflict' ? result.theirs : theirs);
    setProblem(result.kind === 'failed' ? result.message : '');
  };
  return (
    <Dialog
      open
      title="People of this proposal"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={isSaving}>
            {theirs ? 'Save mine all the same' : 'Save'}
          </Button>
        </>
      }
    >
      <Formik<PeopleValues> initialValues={initial} validate={validate} onSubmit={send}>
        <S.Form id={form} noValidate>
          {theirs && (
            <Banner tone="warning" title="Somebody has changed the people meanwhile">
              What you chose is still here. Save it all the same, or cancel and look at theirs.
            </Banner>
          )}
          {problem && <Banner tone="error" title={problem} />}
          <FormSelect
            name="ownerId"
            label="Who leads it"
            choices={choicesOf(colleagues, 'proposals.write')}
          />
          <Helpers colleagues={colleagues} />
          <Places title="Sections" places={places.sections} colleagues={colleagues} />
          {places.questions.length > 0 && (
            <Places title="Questions of the call" places={places.questions} colleagues={colleagues} />
          )}
        </S.Form>
      </Formik>
    </Dialog>
  );
}

const validate = ({ ownerId }: PeopleValues) => (ownerId ? {} : { ownerId: 'Choose who leads the proposal' });

type Colleagues = ShownTeam['colleagues'];

/** Those whose role allows it. */
const choicesOf = (colleagues: Colleagues, needs: Permission) =>
  colleagues.filter(({ role }) => can(role, needs)).map(({ id, name }) => ({ value: id, label: name }));

function Helpers({ colleagues }: { colleagues: Colleagues }) {
  const { values, setFieldValue } = useFormikContext<PeopleValues>();
  const { ownerId, helperIds } = values;
  const others = choicesOf(colleagues, 'tasks.finish').filter(({ value }) => value !== ownerId);
  const toggle = (id: string, isChosen: boolean) =>
    void setFieldValue('helperIds', isChosen ? [...helperIds, id] : helperIds.filter((one) => one !== id));
  return (
    <S.Group>
      <legend>Who helps</legend>
      {others.length === 0 && (
        <p>
          You are alone in your organization so far. Invite colleagues on{' '}
          <TextLink to={paths.team}>Team</TextLink>.
        </p>
      )}
      <S.Boxes>
        {others.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={<span dir="auto">{label}</span>}
            checked={helperIds.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
          />
        ))}
      </S.Boxes>
    </S.Group>
  );
}

interface PlacesProps {
  title: string;
  places: readonly FormPlace[];
  colleagues: Colleagues;
}

function Places({ title, places, colleagues }: PlacesProps) {
  const choices = choicesOf(colleagues, 'tasks.finish');
  return (
    <S.Group>
      <legend>{title}</legend>
      <p>Leave empty what nobody has to do. Whoever you choose is told, and reminded before the day.</p>
      {places.map(({ key, label }) => (
        <S.Place key={key} role="group" aria-label={label}>
          <h4 dir="auto">{label}</h4>
          <div>
            <FormSelect
              name={`places.${key}.personId`}
              label="Who"
              placeholder="Nobody"
              choices={choices}
              optional
            />
            <FormDateField name={`places.${key}.dueOn`} label="Due" optional />
          </div>
        </S.Place>
      ))}
    </S.Group>
  );
}
