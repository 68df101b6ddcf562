import type { Role } from '@harambee/domain';
import type { Known, TestApp } from '@harambee/service-kit/testing';
import { AttemptsModel } from '../../attempts/attempts.model.ts';
import { aMemberOf, signInAgain, signUp } from '../people.ts';

/** People of one organization by role, and the owner of another one, as attacks call them. */
export async function peopleOfAllRoles(api: TestApp): Promise<Known> {
  // More people join here than may from one address in an hour.
  await AttemptsModel.collection.deleteMany({});
  const known: Known = {};
  const owner = await signUp(api);
  const note = (name: string, { user, headers, person }: Awaited<ReturnType<typeof signUp>>) => {
    known[name] = headers;
    known[`${name}Id`] = user.id;
    known[`${name}Email`] = person.email;
    known[`${name}Password`] = person.password;
    known[`${name}TenantId`] = user.tenantId;
  };
  note('owner', owner);
  const roles: [string, Role][] = [
    ['owner2', 'Owner'],
    ['writer', 'Member'],
    ['reviewer', 'Reviewer'],
    ['viewer', 'Viewer'],
  ];
  for (const [name, role] of roles) {
    const member = await aMemberOf(api, owner);
    if (role === 'Member') {
      note(name, member);
      continue;
    }
    const { statusCode } = await api.as(owner).put(`/api/auth/members/${member.user.id}`, { role });
    expect(statusCode).toBe(200);
    // A change of role ends their sign-ins.
    note(name, { ...member, ...(await signInAgain(api, member.person)) });
  }
  note('stranger', await signUp(api, { organizationName: 'Shule Bora' }));
  return known;
}
