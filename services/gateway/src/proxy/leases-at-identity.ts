import type { TakeLease } from '@harambee/service-kit';
import { askService } from './ask-service.ts';

/** Longer would hold up a visitor; without an answer this gateway counts alone. */
const timeoutMs = 1_000;

/** Gateways share their rate limits through identity, because they have no database (ADR 42). */
export const leasesAtIdentity =
  (identity: readonly string[]): TakeLease =>
  async (lease) => {
    const answer = await askService(identity, '/internal/rate-leases', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lease),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { taken } = (await answer.json()) as { taken?: number };
    if (!answer.ok || taken === undefined) throw new Error(`identity answered ${answer.status}`);
    return taken;
  };
