import { type Actor, event } from '@harambee/service-kit';
import { newActor, type TestActor } from '@harambee/service-kit/testing';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';

type Person = Pick<Actor, 'tenantId' | 'userId' | 'name' | 'role'>;

/** Tells the service of people, as identity does when they register. */
export async function knowPeople(...people: Person[]): Promise<void> {
  for (const { tenantId, userId, name, role } of people) {
    const [firstName = '', ...rest] = name.split(' ');
    const person = { userId, firstName, lastName: rest.join(' '), role };
    await onPeopleChanged.handle(event('user.registered', tenantId, person) as never);
  }
}

/** An organization's owner and two members, who are known to the service. */
export async function aTeam(): Promise<{ owner: TestActor; juma: TestActor; wanjiku: TestActor }> {
  const owner = await newActor();
  const { tenantId } = owner;
  const juma = await newActor({ tenantId, role: 'Member', name: 'Juma Baraka' });
  const wanjiku = await newActor({ tenantId, role: 'Member', name: 'Wanjiku Kamau' });
  await knowPeople(owner, juma, wanjiku);
  return { owner, juma, wanjiku };
}
