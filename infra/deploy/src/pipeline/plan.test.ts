import { planOf } from './plan.ts';
import { turboPackages } from './turbo-packages.ts';

const all = turboPackages();
const changed = (...names: string[]) => all.filter(({ name }) => names.includes(name));
const imagesOf = (...names: string[]) => planOf(changed(...names), all).images.map(({ name }) => name);

test('turbo knows the packages by name and place', () => {
  expect(all).toContainEqual(
    expect.objectContaining({ name: '@harambee/proposals', path: 'services/proposals' }),
  );
});

test('a changed service is one image, a changed remote is published and nothing else', () => {
  expect(planOf(changed('@harambee/proposals'), all)).toEqual({
    images: [{ name: 'proposals', target: 'service' }],
    remotes: [],
    rollout: false,
  });
  expect(planOf(changed('@harambee/mfe-proposals'), all)).toEqual({
    images: [],
    remotes: ['proposals'],
    rollout: true,
  });
});

test('the shell is shipped with the gateway, once, after it was tried with the remotes', () => {
  expect(planOf(changed('@harambee/shell', '@harambee/gateway'), all)).toEqual({
    images: [{ name: 'gateway', target: 'gateway' }],
    remotes: [],
    rollout: true,
  });
  expect(planOf(changed('@harambee/gateway'), all).rollout).toBe(false);
});

test('what reaches no process deploys nothing; a change of how images are made builds them all', () => {
  expect(planOf(changed('@harambee/e2e', '@harambee/local'), all)).toEqual({
    images: [],
    remotes: [],
    rollout: false,
  });
  expect(imagesOf('@harambee/deploy')).toEqual(
    all.flatMap(({ path }) => /^services\/(.+)$/.exec(path)?.[1] ?? []).sort(),
  );
});
