import type {
  AcceptInvitationBody,
  LoginBody,
  RegisterBody,
  RemovalBody,
  SignedIn,
  User,
} from '@harambee/domain/schemas';
import type { SocialProvider } from './social-login.ts';

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'authenticated'; user: User }
  | { status: 'unauthenticated'; user: null };

export type Auth = AuthState & {
  /** Sends the browser to a provider's sign-in page. */
  login(provider: SocialProvider, remember?: boolean): void;
  /** Completes the sign-in after the browser returns from a provider. Rejects with the message to show. */
  finishSocialLogin(answer: { code: string; state: string }): Promise<void>;
  /** Rejects with the message to show. */
  signIn(values: Pick<LoginBody, 'email' | 'password'>, remember: boolean): Promise<void>;
  /** Rejects with the message to show. */
  signUp(values: RegisterBody): Promise<void>;
  /** A sign-in that was completed elsewhere: by its second step, or by a passkey (TWOSTEP-09, TWOSTEP-11). */
  enter(signIn: SignedIn, remember: boolean): Promise<void>;
  /** Joins the organization of an invitation and reloads the app. Rejects with the message to show. */
  join(values: AcceptInvitationBody): Promise<void>;
  /** Continues in another organization of the account and reloads the app, in every tab (ORG-02). Rejects likewise. */
  switchOrganization(tenantId: string): Promise<void>;
  /** Leaves this organization for another one of the account, and reloads the app (ORG-05). Rejects likewise. */
  leaveOrganization(body: RemovalBody): Promise<void>;
  /**
   * Removes all others, as the first confirmation of an address allows, and reloads the app. Rejects with the
   * message to show.
   */
  endOthers(): Promise<void>;
  /** Ends the session here even if the server cannot be told (AUTH-21). */
  logout(): Promise<void>;
  /** After the person has changed their own data. */
  updateUser(user: User): void;
};
