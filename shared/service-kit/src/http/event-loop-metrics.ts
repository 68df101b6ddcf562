import { Gauge, type Registry } from 'prom-client';
import { processLoad } from './process-load.ts';

const prefix = 'nodejs_eventloop_lag';

/**
 * The delays of the event loop between two readings, under the names that prom-client gives them. It measures only
 * after a reading, so that a process whose metrics nobody reads can sleep.
 */
export function measureEventLoop(registry: Registry): void {
  for (const { name } of registry.getMetricsAsArray()) {
    if (name.startsWith(prefix)) registry.removeSingleMetric(name);
  }
  const gauge = (what: string, help: string, collect?: () => void | Promise<void>) =>
    new Gauge({ name: `${prefix}${what}_seconds`, help, registers: [registry], ...(collect && { collect }) });
  // Read first, so it sets the others, too.
  const now = gauge('', 'Delay of the event loop while the metrics are read.', async () => {
    const delays = processLoad.read();
    mean.set(delays.mean);
    max.set(delays.max);
    for (const { percent, gauge: each } of percentiles) each.set(delays.percentile(percent));
    const since = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    now.set((performance.now() - since) / 1_000);
  });
  const mean = gauge('_mean', 'Mean delay of the event loop since the last reading.');
  const max = gauge('_max', 'Longest delay of the event loop since the last reading.');
  const percentiles = [50, 90, 99].map((percent) => ({
    percent,
    gauge: gauge(`_p${percent}`, `Percentile ${percent} of the delays since the last reading.`),
  }));
}
