import { type EventMap, notificationText } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { type News, notify } from '../inbox/notify.ts';
import { nameOf } from '../people/person.model.ts';
import { isRecent, publish } from '../streams/publish.ts';

const events = ['sign_off.asked', 'sign_off.given', 'sign_off.withdrawn', 'sign_off.voided'] as const;
type Name = (typeof events)[number];

type Told = Pick<News, 'tenantId' | 'at'> & { id: string };
type Of<One extends Name> = EventMap[One];

/** Each of these people once; guests are told by mail, and nobody of what they did themselves. */
async function tell(
  { id, ...told }: Told,
  people: readonly string[],
  text: News['text'],
  by?: { id: string; name: string },
): Promise<void> {
  for (const only of new Set(people))
    if (only !== '' && only !== by?.id)
      await notify({ ...told, key: `sign-off:${id}:${only}`, text, only, ...(by?.name && { by }) });
}

const personsOf = (signers: Of<'sign_off.asked'>['signers']): string[] =>
  signers.filter(({ kind }) => kind === 'person').map(({ id }) => id);

async function tellAsked(told: Told, { userId, signers, ...facts }: Of<'sign_off.asked'>): Promise<void> {
  const name = await nameOf(told.tenantId, userId);
  const text = notificationText('signOffAsked', { ...facts, by: name });
  await tell(told, personsOf(signers), text, { id: userId, name });
}

async function tellGiven(
  told: Told,
  kind: 'signOffGiven' | 'signOffWithdrawn',
  { userId, askedBy, ...facts }: Of<'sign_off.given'>,
): Promise<void> {
  const name = userId ? await nameOf(told.tenantId, userId) : '';
  await tell(told, askedBy, notificationText(kind, { ...facts, by: name }), { id: userId, name });
}

async function tellVoided(told: Told, { signers, askedBy, ...facts }: Of<'sign_off.voided'>): Promise<void> {
  const persons = personsOf(signers);
  await tell(told, persons, notificationText('signOffVoided', { ...facts, by: '' }));
  const others = askedBy.filter((id) => !persons.includes(id));
  await tell(told, others, notificationText('signOffsVoided', { ...facts, by: '', count: signers.length }));
}

/** Tells signers what is asked of them and what voided it, and whoever asked what they did (SIGNOFF-02, -05). */
export const onSignOffsChanged: EventHandler<Name> = {
  name: 'notifications.on-sign-offs-changed',
  events,
  async handle({ id, name, tenantId, at, payload }) {
    const told = { id, tenantId, at };
    if (name === 'sign_off.asked') await tellAsked(told, payload);
    else if (name === 'sign_off.given') await tellGiven(told, 'signOffGiven', payload);
    else if (name === 'sign_off.withdrawn') await tellGiven(told, 'signOffWithdrawn', payload);
    else await tellVoided(told, payload);
    const { proposalId } = payload;
    if (isRecent(at)) await publish([{ tenantId, name: 'sign_offs', data: { proposalId } }]);
  },
};
