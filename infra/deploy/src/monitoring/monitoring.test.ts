import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { filesBelow, readText, repositoryFolder } from '../files.ts';
import { dashboardFiles, metricsIn, queries, readDashboard, readRules } from './queries.ts';

/** The metrics that /metrics reports: those of prom-client, and those that the code adds by name. */
async function metricsThere(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Left out by the services, too (`shared/service-kit/src/http/metrics.ts`).
  for (const name of ['nodejs_active_handles', 'nodejs_active_handles_total'])
    registry.removeSingleMetric(name);
  const usual = (await registry.getMetricsAsJSON()).map(({ name, type }) => ({ name, type: String(type) }));
  registry.clear();
  const own = ['services', join('shared', 'service-kit', 'src')]
    .flatMap((folder) => filesBelow(join(repositoryFolder, folder), /(?<!\.test)\.ts$/))
    .map((file) => readText(file))
    .flatMap((source) => [
      ...[...source.matchAll(/\.measure\(\s*'(\w+)'/g)].map(([, name]) => ({
        name: name ?? '',
        type: 'gauge',
      })),
      ...[...source.matchAll(/new (Gauge|Histogram|Counter|Summary)\(\{\s*name: '(\w+)'/g)].map(
        ([, type, name]) => ({ name: name ?? '', type: (type ?? '').toLowerCase() }),
      ),
    ]);
  expect(own.length).toBeGreaterThanOrEqual(6);
  const parts: Record<string, string[]> = {
    histogram: ['_bucket', '_sum', '_count'],
    summary: ['', '_sum', '_count'],
  };
  return new Set([
    // Added by Prometheus for every target.
    'up',
    ...[...usual, ...own].flatMap(({ name, type }) => (parts[type] ?? ['']).map((part) => name + part)),
  ]);
}

test('every query is PromQL and asks only for metrics that exist', async () => {
  const there = await metricsThere();
  const asked = queries().flatMap((query) => metricsIn(query).map((name) => ({ from: query.from, name })));
  expect(asked.length).toBeGreaterThan(25);
  expect(asked.filter(({ name }) => !there.has(name))).toEqual([]);
});

test('a query that is not PromQL, or asks for a made-up metric, is noticed', async () => {
  expect(() => metricsIn({ from: 'x', text: 'sum by (service (up)' })).toThrow('not PromQL');
  expect(metricsIn({ from: 'x', text: 'rate(made_up_total{a="b"}[5m])' })).toEqual(['made_up_total']);
  expect((await metricsThere()).has('made_up_total')).toBe(false);
});

test('an alert says what people notice, how urgent it is and what to do', () => {
  const rules = readRules();
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations, for: wait } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(Object.keys(annotations)).toEqual(['summary', 'description']);
    expect(wait ?? '0m').toMatch(/^\d+[smh]$/);
  }
});

test.each(dashboardFiles)(
  '%s: panels have their own ids and places, and ask the chosen data source',
  (file) => {
    const { panels } = readDashboard(file);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { title, gridPos, datasource, targets } of panels) {
      expect(datasource.uid).toBe(`$\{datasource}`);
      expect(targets.length).toBeGreaterThan(0);
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect({ title, free: !taken.has(`${x},${y}`) }).toEqual({ title, free: true });
          taken.add(`${x},${y}`);
        }
    }
  },
);
