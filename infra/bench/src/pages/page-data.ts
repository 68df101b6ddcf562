import { emptyCall, emptyCallRow } from '@harambee/domain';
import type { Call } from '@harambee/domain/schemas';
import { draft } from '../heavy.ts';
import { exampleApplication, type Product, post, type Tenant } from '../product.ts';
import type { MeasuredPage } from './measured-pages.ts';

const proposals = 40;

const call = {
  ...emptyCall,
  name: 'Clean water small grants',
  funder: 'Northern Lakes Foundation',
  currency: 'EUR',
  leastAmount: 5_000,
  mostAmount: 400_000,
  deadlineDay: '2099-01-31',
  deadlineZone: 'Europe/Brussels',
  questions: ['What changes, and for whom?', 'How will the work continue after the grant?'].map(
    (text, index) => ({ ...emptyCallRow('questions', `q${index}`), text }),
  ),
};

const profile = {
  name: 'Bench Trust',
  type: 'Community Development',
  location: 'Kitui, Kenya',
  mission: 'Safe water within one kilometer of every home.',
  description: 'We are 31 people, most of us from the villages we work in.',
  foundedYear: 2009,
  website: 'https://bench.example.org',
  contactEmail: 'bench@example.org',
  contactPhone: '+254 712 345 678',
  sdgs: [6, 3, 13],
};

/** An organization as it is after some months; returns the path of each page in it. */
export async function fillPages(product: Product, tenant: Tenant): Promise<(page: MeasuredPage) => string> {
  const { origin } = product;
  const send = <Answer>(path: string, body: object) =>
    post(origin, path, body, tenant.headers) as Promise<unknown> as Promise<Answer>;
  const made = await send<{ profile: { id: string } }>('/api/ngo/profile', profile);
  const { call: asked } = await send<{ call: Call }>('/api/calls', call);
  await product.fill(tenant, proposals);
  const applied = await send<{ proposal: { id: string } }>('/api/proposals', {
    ...exampleApplication,
    callId: asked.id,
    generate: false,
  });
  const written = await draft(product, tenant, exampleApplication);
  const ids = { ':written': written.id, ':applied': applied.proposal.id, ':profile': made.profile.id };
  return ({ path }) => Object.entries(ids).reduce((filled, [place, id]) => filled.replace(place, id), path);
}
