import { proposalStatusNames, searchIndex } from '@harambee/domain';
import { type Target, throughput } from './load.ts';
import { newId, type Product, type StoredDocument, startProduct, type Tenant } from './product.ts';

/** One organization with many proposals, among those of a busy year of the whole product. */
const sizes = { small: 100, large: 10_000, all: 1_000_000 };
const day = 86_400_000;
const years = 3;

const nouns =
  'water school clinic solar training market youth farm literacy river bridge girls health forest'.split(' ');
const statuses = proposalStatusNames.filter((status) => status !== 'generating');

/** Stored proposals as after three years: all statuses, a history, different titles, the newest from today. */
function copiesOf(
  original: StoredDocument,
  tenantId: string,
  count: number,
): (place: number) => StoredDocument {
  return (place) => {
    const at = new Date(Date.now() - 600_000 - Math.floor((place / count) * years * 365) * day);
    const pick = (step: number) => nouns[(place * step) % nouns.length] as string;
    const title = `A ${pick(1)} for every ${pick(3)} and ${pick(5)} no. ${place}`;
    const status = statuses[place % statuses.length] as string;
    const steps = ['draft', 'generating', 'completed', ...(status === 'completed' ? [] : [status])];
    return {
      ...original,
      _id: newId(),
      tenantId,
      title,
      titleKey: title.toLowerCase(),
      searchText: searchIndex(title, `KWTF-2027-${place % 40}`, 'Bench Trust'),
      grantId: `KWTF-2027-${place % 40}`,
      status,
      requestedAmount: 1_000 * (place % 300),
      week: `${at.getUTCFullYear()}-W${Math.ceil(at.getTime() / (7 * day)) % 52}`,
      reached: ['completed'],
      history: steps.map((to, index) => ({
        ...(index > 0 && { from: steps[index - 1] }),
        to,
        at: new Date(at.getTime() + index * 60_000),
        userId: original.createdBy,
        userName: 'Amina Bench',
      })),
      createdAt: at,
      updatedAt: at,
      outbox: [],
    };
  };
}

/** Two organizations are measured; the others only fill the collection. */
async function load(product: Product, all: number): Promise<{ small: Tenant; large: Tenant }> {
  const [small, large] = [await product.signUp(), await product.signUp()];
  const original = await product.first(small);
  const began = performance.now();
  await product.insert(sizes.small - 1, copiesOf(original, small.tenantId, sizes.small));
  await product.insert(sizes.large, copiesOf(original, large.tenantId, sizes.large));
  for (let loaded = sizes.small + sizes.large; loaded < all; loaded += sizes.large) {
    const count = Math.min(sizes.large, all - loaded);
    await product.insert(count, copiesOf(original, newId(), sizes.large));
  }
  const seconds = (performance.now() - began) / 1_000;
  console.log(`loading ${all.toLocaleString('en-US')} proposals: ${seconds.toFixed(0)} s`);
  return { small, large };
}

const questions: { name: string; path: string }[] = [
  { name: 'list of 20', path: '?limit=20' },
  { name: 'list of 20 by title', path: '?limit=20&sort=title' },
  { name: 'list of 20 in one status', path: '?limit=20&status=approved' },
  { name: 'search of a common word', path: '?limit=20&search=water' },
  { name: 'search that finds few', path: '?limit=20&search=no.%2077' },
  { name: 'search that finds nothing', path: '?limit=20&search=xyzzy' },
  { name: 'figures above the list', path: '/stats' },
  { name: 'analytics of 30 days', path: '/analytics?period=30days' },
  { name: 'analytics of 12 months', path: '/analytics?period=12months' },
];

/** `npm run bench -- scale` (fewer: `-- scale 200000`): a tenant with many proposals compared with one with few. */
export async function measureScale(all = sizes.all): Promise<void> {
  const product = await startProduct();
  try {
    const tenants = await load(product, all);
    for (const { name, path } of questions) {
      const targets = (['small', 'large'] as const).map(
        (size): Target => ({
          name: size,
          url: `${product.origin}/api/proposals${path}`,
          headers: tenants[size].headers,
        }),
      );
      const results = await throughput(targets, { seconds: 2, rounds: 3 });
      const [few = 1, many = 0] = ['small', 'large'].map((size) => results.get(size));
      console.log(
        `${name} at 10,000 proposals of one tenant against 100, among ${all.toLocaleString('en-US')}: ${(many / few).toFixed(2)} of the ` +
          `requests/s (${many.toFixed(0)} against ${few.toFixed(0)})`,
      );
    }
  } finally {
    await product.stop();
  }
}
