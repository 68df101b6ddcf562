import { type Plan, withEmptyPlanCells } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { applications } from '@harambee/drafting/testing';
import { median } from './load.ts';
import { exampleApplication, type Product, post, type Tenant } from './product.ts';

const runs = 9;
/** Requests to the bare route that one run is compared with, one after the other like drafting. */
const bareRequests = 200;

/** Creates a proposal and waits until its text is written; the address of the proposal. */
export async function draft({ origin }: Product, { headers }: Tenant, application: object): Promise<string> {
  const { proposal } = await post(origin, '/api/proposals', application, headers);
  const url = `${origin}/api/proposals/${proposal.id}`;
  for (;;) {
    const answer = (await (await fetch(url, { headers })).json()) as { proposal: Proposal };
    if (answer.proposal.status === 'completed') return url;
    if (answer.proposal.status === 'failed') throw new Error(`not drafted: ${answer.proposal.failure}`);
  }
}

async function draftTime(product: Product, tenant: Tenant, application: object): Promise<number> {
  const began = performance.now();
  await draft(product, tenant, application);
  return performance.now() - began;
}

/** From the request for a text until its PDF has arrived completely. */
async function draftAndPdf(product: Product, tenant: Tenant): Promise<number> {
  const { headers } = tenant;
  const began = performance.now();
  const url = await draft(product, tenant, exampleApplication);
  const pdf = await fetch(`${url}/pdf`, { headers });
  const bytes = await pdf.arrayBuffer();
  if (pdf.status !== 200 || bytes.byteLength < 5_000) throw new Error(`no PDF: ${pdf.status}`);
  return performance.now() - began;
}

async function bareTime(url: string): Promise<number> {
  const began = performance.now();
  for (let made = 0; made < bareRequests; made++) await (await fetch(url)).arrayBuffer();
  return (performance.now() - began) / bareRequests;
}

/**
 * Drafting plus PDF of one proposal through the gateway, as a number of bare requests: same client, same loopback, same
 * minute, measured in turn.
 */
export async function measureDrafting(product: Product, tenant: Tenant, bareUrl: string): Promise<string> {
  await draftAndPdf(product, tenant);
  const drafts: number[] = [];
  const bares: number[] = [];
  for (let run = 0; run < runs; run++) {
    bares.push(await bareTime(bareUrl));
    drafts.push(await draftAndPdf(product, tenant));
  }
  const [ours, bare] = [median(drafts), median(bares)];
  return (
    `drafting plus PDF of one proposal through the gateway: as long as ${(ours / bare).toFixed(0)} requests ` +
    `to a bare Fastify route, one after the other (${ours.toFixed(0)} ms against ${bare.toFixed(2)} ms)`
  );
}

/** As a form sends it: with every cell of a row, the empty ones, too. */
const asSent = (proposal: object) => ({ ...proposal, ...withEmptyPlanCells(proposal as Plan) });

const sizeOf = (application: object): number => JSON.stringify(application).length;

/**
 * The largest of the five rich applications with its plan typed, against the same application in prose alone, in turn. The
 * engine that there was before the plan is gone; prose alone is the way that has remained of it.
 */
export async function measurePlanned(product: Product, tenant: Tenant): Promise<string> {
  const [largest] = Object.entries(applications).sort(
    ([, one], [, other]) => sizeOf(other.planned.proposal) - sizeOf(one.planned.proposal),
  );
  if (!largest) throw new Error('there are no applications');
  const name = largest[0];
  const planned = asSent(largest[1].planned.proposal);
  const prose = asSent(largest[1].proseOnly.proposal);
  const times = { planned: [] as number[], prose: [] as number[] };
  await draft(product, tenant, planned);
  for (let run = 0; run < runs; run++) {
    times.prose.push(await draftTime(product, tenant, prose));
    times.planned.push(await draftTime(product, tenant, planned));
  }
  const [ours, theirs] = [median(times.planned), median(times.prose)];
  return (
    `drafting the largest application (${name}) with its plan: ${(ours / theirs).toFixed(2)} of the time of the same ` +
    `in prose alone (${ours.toFixed(0)} ms against ${theirs.toFixed(0)} ms)`
  );
}
