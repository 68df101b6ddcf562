import {
  accountLimits,
  type GuestMay,
  guestAccess,
  guestLimits,
  guestMayNames,
  guestUntilMessage,
  inviteGuestRules,
  problemsOf,
} from '@harambee/domain';
import { announce, errorMessage, fieldProblemsOf, logFailure } from '@harambee/platform';
import { Banner, Button, FormTextField, styled } from '@harambee/ui';
import { Dialog, FormDateField, FormSelect } from '@harambee/ui/app';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { GuestLink } from './guest-link.tsx';
import { dayFromNow, endOfDay } from './guest-state.ts';
import { useCreateGuestMutation } from './guests.api.ts';

const Fields = styled(
  Form,
)`display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); color: var(--ink);`;

const About = styled.p`color: var(--ink-2);`;

/** Within a part of its own: the page around may have a field `name`, too, and labels find their fields by it. */
interface Values {
  guest: { name: string; email: string; may: GuestMay; until: string };
}

const choices = guestMayNames.map((value) => ({
  value,
  label: `${guestAccess[value].label}: ${guestAccess[value].about}`,
}));

const longest = () => dayFromNow(guestLimits.longest / (24 * 60 * 60_000));

function errorsOf({ guest }: Values) {
  const errors: Record<string, string> = {};
  for (const { field, message } of problemsOf(inviteGuestRules, guest)) errors[field] ??= message;
  if (!guest.until || guest.until < dayFromNow(0) || guest.until > longest())
    errors.until = guestUntilMessage;
  return Object.keys(errors).length === 0 ? {} : { guest: errors };
}

/** Asks somebody outside the organization to look at a proposal (GUEST-02). */
export function InviteGuest({ proposalId, onClose }: { proposalId: string; onClose: () => void }) {
  const form = useId();
  const [invite, { isLoading, data: made }] = useCreateGuestMutation();
  const [refusal, setRefusal] = useState('');

  const send = async ({ guest }: Values, { setErrors }: FormikHelpers<Values>) => {
    setRefusal('');
    const { until, ...rest } = guest;
    const { data, error } = await invite({ proposalId, ...rest, until: endOfDay(until) });
    if (data) return announce(`The link is on its way to ${data.guest.email}`);
    const [first] = fieldProblemsOf(error);
    if (first && first.field in guest) return setErrors({ guest: { [first.field]: first.message } });
    logFailure('Inviting a guest failed', error);
    setRefusal(errorMessage(error, 'The link could not be sent. Please try again.'));
  };

  if (made) {
    return (
      <Dialog
        open
        title={`The link is on its way to ${made.guest.name}`}
        onClose={onClose}
        actions={
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <GuestLink link={made.link} email={made.guest.email} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title="Invite a guest"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={isLoading}>
            Send link
          </Button>
        </>
      }
    >
      <Formik<Values>
        initialValues={{
          guest: { name: '', email: '', may: 'comment', until: dayFromNow(guestLimits.usualDays) },
        }}
        validate={errorsOf}
        onSubmit={send}
      >
        <Fields id={form} noValidate>
          <About>
            They get a link to this proposal and to nothing else. The first time, we email them a code, so
            that nobody can pass the link on.
          </About>
          {refusal && <Banner tone="error" title={refusal} />}
          <FormTextField
            name="guest.name"
            label="Their name"
            maxLength={guestLimits.name}
            autoComplete="off"
          />
          <FormTextField
            name="guest.email"
            label="Their email"
            type="email"
            maxLength={accountLimits.email}
            autoComplete="off"
          />
          <FormSelect name="guest.may" label="What they may do" choices={choices} width="full" />
          <FormDateField
            name="guest.until"
            label="Until"
            help="The link works through this day, at most 90 days from now. You can revoke it at any time."
            min={dayFromNow(0)}
            max={longest()}
          />
        </Fields>
      </Formik>
    </Dialog>
  );
}
