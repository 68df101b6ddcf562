import type { Browser, Page } from '@playwright/test';
import { completeOnboarding, keepSignIn, newAccount, type Session, type SignIn } from './accounts.ts';
import { Api } from './api.ts';
import { proveAddress } from './mail.ts';

/** Somebody else of the same organization, in a browser of their own. */
export async function colleagueOf(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  { account, api }: Session,
): Promise<{ page: Page; api: Api; name: string; close: () => Promise<void> }> {
  await proveAddress(page.request, account.email);
  const { link } = await api.post<{ link: string }>('/api/auth/invitations', {});
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const { organizationName: _, ...person } = newAccount({ firstName: 'Otieno', lastName: 'Okoth' });
  const answer = await theirs.request.post('/api/auth/invitations/accept', {
    data: { token: link.split('#')[1], ...person },
  });
  if (!answer.ok()) throw new Error(`accept: ${answer.status()} ${await answer.text()}`);
  const signIn = (await answer.json()) as SignIn;
  await completeOnboarding(theirs.request, signIn.accessToken);
  await keepSignIn(theirs, signIn);
  return {
    page: theirs,
    api: new Api(theirs.request, signIn.accessToken),
    name: `${person.firstName} ${person.lastName}`,
    close: () => context.close(),
  };
}
