import { problemsOf, signInMessage, signUpRules } from '@harambee/domain';
import type { LoginBody, RegisterBody } from '@harambee/domain/schemas';
import { BadRequest, Unauthorized, ValidationFailed } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';
import { mustBeFree } from '../account/new-address.service.ts';
import { takeTry } from '../attempts/attempts.service.ts';
import { makeOwner } from '../new-organization/new-owner.ts';
import { signUpLimit } from '../new-organization/sign-up-limit.ts';
import { mustNotBeWorst } from '../passwords/worst-passwords.ts';
import { hashPassword, isPassword } from '../secrets/hashing.ts';
import { emailKeyOf, findByAddress, type StoredUser } from '../users/user.model.ts';
import { takeSignInTry } from './throttle.ts';

/** The same message for an unknown address and for a wrong password. */
const wrong = 'Invalid email or password';

function checkSignUp(body: RegisterBody): void {
  // The form checks the repeated password: only one password arrives here.
  const problems = problemsOf(signUpRules, { ...body, confirmPassword: body.password });
  if (problems.length > 0) throw new ValidationFailed(problems);
}

/** Creates an organization with its Owner. Sign-ups are limited per `address` (SEC-06). */
export async function register(body: RegisterBody, address: string, perHour: number): Promise<StoredUser> {
  checkSignUp(body);
  await mustNotBeWorst('password', body.password);
  await takeTry(signUpLimit(perHour), address);
  const emailKey = emailKeyOf(body.email);
  await mustBeFree(emailKey);

  const passwordHash = await hashPassword(body.password);
  const { firstName, lastName, organizationName: organization, email } = body;
  return makeOwner({ firstName, lastName, organization, email, passwordHash });
}

/**
 * The person with this address and password, or 401 with the same message after the same work, whichever was wrong.
 */
export async function signIn(request: FastifyRequest, { email, password }: LoginBody): Promise<StoredUser> {
  if (email.trim() === '' || password.trim() === '') throw new BadRequest(signInMessage);
  const emailKey = emailKeyOf(email);
  const user = await findByAddress(email, '+passwordHash');
  const wasRight = await takeSignInTry(request, emailKey, user);
  if (!(await isPassword(password, user?.passwordHash)) || !user) throw new Unauthorized(wrong);
  wasRight();
  return user;
}
