import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proposal, ProposalList, ProposalListItem, SignedIn } from '@harambee/domain/schemas';
import { StartProblem } from '../start-problem.ts';
import { stepLine, type Terminal } from '../terminal.ts';
import { DemoClient, DemoRefused } from './demo-client.ts';
import { type DemoAccount, type DemoProposal, demoPassword, planDemo } from './demo-plan.ts';

/** Milliseconds; tests use shorter ones. `draftingLimit` limits the time without any progress. */
const defaultPace = { draftingLimit: 120_000, pollEvery: 500 };

/**
 * Fills the running product with thirty organizations through its public calls, as thirty users would. Existing
 * data is left alone, so the next run completes an interrupted demo. Records get today's dates, because the
 * product dates them itself.
 */
export async function makeDemo(
  origin: string,
  terminal: Terminal,
  signal: AbortSignal,
  ownPace: Partial<typeof defaultPace> = {},
): Promise<void> {
  const pace = { ...defaultPace, ...ownPace };
  const client = new DemoClient(origin, signal);
  // The login is printed last: when it appears, the demo is complete.
  const [first, ...others] = planDemo(new Date()) as [DemoAccount, ...DemoAccount[]];
  try {
    if (await isComplete(client, first)) {
      terminal.line('  demo         is already there');
    } else {
      terminal.line('  demo         30 organizations write their proposals; this takes a few minutes');
      for (const account of [...others, first]) {
        const since = Date.now();
        await fill(client, account, signal, pace);
        terminal.line(stepLine('demo', account.organization.name, Date.now() - since));
      }
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof DemoRefused)) throw error;
    throw new StartProblem(
      `The demo could not be completed (${error.message}): run it again to go on from here.`,
    );
  }
  terminal.line(`\nSign in at ${origin} as ${first.email} with the password ${demoPassword}\n`);
}

async function isComplete(client: DemoClient, { email, proposals }: DemoAccount): Promise<boolean> {
  try {
    const account = await signIn(client, email);
    const there = await listProposals(account);
    return proposals.every((proposal) => isDone(proposal, find(there, proposal)));
  } catch (error) {
    if (error instanceof DemoRefused && error.status === 401) return false;
    throw error;
  }
}

async function fill(
  client: DemoClient,
  account: DemoAccount,
  signal: AbortSignal,
  { draftingLimit, pollEvery }: typeof defaultPace,
): Promise<void> {
  const owner = await register(client, account);
  // People who look at the demo want to see the product, not to set it up.
  await owner.post('/api/auth/complete-onboarding', {}, key(account, '', 'onboarded'));
  const before = await listProposals(owner);
  for (const { body, versions } of account.proposals) {
    if (find(before, { body })) continue;
    await owner.post(
      '/api/proposals',
      { ...body, generate: versions > 0 },
      key(account, body.title, 'create'),
    );
  }
  let limit = Date.now() + draftingLimit;
  let lastSeen = '';
  let remaining = account.proposals;
  while (remaining.length > 0) {
    if (Date.now() > limit)
      throw new StartProblem('The drafting of the demo takes too long: look into the logs.');
    const there = await listProposals(owner);
    // A busy machine takes long for all of them; what counts is progress.
    const seen = there.map(({ id, status, version }) => `${id} ${status} ${version}`).join();
    if (seen !== lastSeen) limit = Date.now() + draftingLimit;
    lastSeen = seen;
    remaining = remaining.filter((proposal) => !isDone(proposal, find(there, proposal)));
    const moves = await Promise.all(
      remaining.map((proposal) => move(owner, account, proposal, find(there, proposal))),
    );
    // When only drafting is left, there is nothing to do but wait.
    if (remaining.length > 0 && !moves.includes(true)) await wait(pollEvery, undefined, { signal });
  }
}

/** One step of a proposal toward its end; false if it has to wait. */
async function move(
  owner: DemoClient,
  account: DemoAccount,
  { body, versions, path }: DemoProposal,
  item: ProposalListItem | undefined,
): Promise<boolean> {
  if (!item || item.queued || item.status === 'generating') return false;
  if (item.status === 'failed' || (item.status === 'completed' && item.version < versions)) {
    await owner.post(
      `/api/proposals/${item.id}/generate`,
      {},
      key(account, body.title, `text ${item.version + 1} ${item.updatedAt}`),
    );
    return true;
  }
  const next = path[path.indexOf(item.status) + 1];
  if (!next || item.version < versions) return false;
  await owner.post<{ proposal: Proposal }>(
    `/api/proposals/${item.id}/status`,
    { status: next },
    key(account, body.title, next),
  );
  return true;
}

function isDone({ versions, path }: DemoProposal, item: ProposalListItem | undefined): boolean {
  const last = path.at(-1) ?? (versions > 0 ? 'completed' : 'draft');
  return item?.status === last && !item.queued && item.version >= versions;
}

const find = (items: ProposalListItem[], { body }: Pick<DemoProposal, 'body'>) =>
  items.find(({ title }) => title === body.title);

const listProposals = async (owner: DemoClient): Promise<ProposalListItem[]> =>
  (await owner.get<ProposalList>('/api/proposals')).proposals;

const key = ({ email }: DemoAccount, title: string, action: string): string =>
  `demo-${createHash('sha256').update(`${email}\0${title}\0${action}`).digest('hex')}`;

async function signIn(client: DemoClient, email: string): Promise<DemoClient> {
  const { accessToken } = await client.post<SignedIn>('/api/auth/login', { email, password: demoPassword });
  return client.signedIn(accessToken);
}

async function register(client: DemoClient, { organization, email }: DemoAccount): Promise<DemoClient> {
  const { firstName, lastName, name } = organization;
  const body = { firstName, lastName, organizationName: name, email, password: demoPassword };
  try {
    const { accessToken } = await client.post<SignedIn>('/api/auth/register', body);
    return client.signedIn(accessToken);
  } catch (error) {
    // An earlier run got this far.
    if (error instanceof DemoRefused && [400, 409].includes(error.status)) return signIn(client, email);
    throw error;
  }
}
