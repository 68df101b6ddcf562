import type { AcceptInvitationBody, LoginBody, RegisterBody, User } from '@harambee/domain/schemas';
import type { SocialProvider } from './social-login.ts';

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'authenticated'; user: User }
  | { status: 'unauthenticated'; user: null };

export type Auth = AuthState & {
  /** Sends the browser to a provider's sign-in page. */
  login(provider: SocialProvider, remember?: boolean): void;
  /** Redeems what the browser came back from a provider with. Rejects with the words to show. */
  finishSocialLogin(answer: { code: string; state: string }): Promise<void>;
  /** Rejects with the words to show. */
  signIn(values: Pick<LoginBody, 'email' | 'password'>, remember: boolean): Promise<void>;
  /** Rejects with the words to show. */
  signUp(values: RegisterBody): Promise<void>;
  /** Joins the organization of an invitation and opens it anew. Rejects with the words to show. */
  join(values: AcceptInvitationBody): Promise<void>;
  /** Puts all others out, as the first proof of an address allows, and opens the app anew. Rejects with the words to show. */
  endOthers(): Promise<void>;
  /** Ends the session here even when the server cannot be told (AUTH-21). */
  logout(): Promise<void>;
  /** After the person has changed their own data. */
  updateUser(user: User): void;
};
