import { setTimeout as wait } from 'node:timers/promises';
import { addDays, startOfDay } from '@harambee/domain';
import { startHarambee } from '../harambee.ts';
import { silentTerminal, type Terminal } from '../terminal.ts';
import { DevelopmentClock } from './clock/development-clock.ts';
import { type DemoNote, readDemoNote, writeDemoNote } from './demo-folder.ts';
import { makeDemo } from './making/make-demo.ts';
import { pastDays, planDemo } from './plan/demo-plan.ts';

export interface HistoryOptions {
  /** A folder of its own: nobody else's data may be in it, because time begins in the past there. */
  dataDir: string;
  version: string;
  terminal: Terminal;
  signal: AbortSignal;
  /** How many of the organizations; all of them if absent. */
  organizations?: number;
}

/** What must not reach out of this machine, or slow down three years. */
const quiet: NodeJS.ProcessEnv = {
  NODE_ENV: 'development',
  ONE_PROCESS: '1',
  PORT: '0',
  MONGODB_URI: '',
  PUBLIC_ORIGIN: '',
  SMTP_URL: '',
  ...{ LLM_BASE_URL: '', LLM_API_KEY: '', LLM_MODEL: '' },
  ...{ DRAFTING_PACE_MS: '0', RATE_LIMIT_PER_MINUTE: '0', SIGN_UPS_PER_HOUR: '1000', METRICS_PORT: '' },
  ...{ OTEL_EXPORTER_OTLP_ENDPOINT: '', OPS_OPERATORS: '', DEV_REMOTES: '' },
};

/**
 * Starts a product of its own in a folder, three years ago or where an earlier run stopped, and lets the organizations
 * live until now (ADR 50).
 */
export async function makeHistory({
  dataDir,
  version,
  terminal,
  signal,
  organizations,
}: HistoryOptions): Promise<DemoNote> {
  const earlier = await readDemoNote(dataDir);
  const plannedFor = earlier ? new Date(earlier.plannedFor) : new Date();
  const begin = earlier ? new Date(earlier.madeUntil) : addDays(startOfDay(plannedFor), -pastDays);
  const end = new Date();
  const clock = await DevelopmentClock.startAt(begin);
  try {
    const product = await startHarambee({
      dataDir,
      port: 0,
      env: { ...quiet, ...clock.env() },
      terminal: silentTerminal,
      signal,
    });
    try {
      const { origin } = product;
      const making = { origin, signal, dataDir, pollEvery: 100, now: () => clock.now };
      const moveTo = async (at: Date) => {
        await newsHasArrived(product.addresses.proposals as string, signal);
        await clock.moveTo(at);
      };
      const time = { now: () => clock.now, moveTo };
      const planned = planDemo(plannedFor, organizations).filter(({ at }) => at > begin && at <= end);
      const ids = await makeDemo(planned, making, time, terminal, earlier?.ids);
      await clock.moveToNow();
      const note = { version, plannedFor: plannedFor.toISOString(), madeUntil: end.toISOString(), ids };
      await writeDemoNote(dataDir, note);
      return note;
    } finally {
      await product.stop();
    }
  } finally {
    clock.stop();
  }
}

/**
 * Before time goes on: otherwise somebody would be reminded of a proposal that was submitted, because the news of it is
 * under way. Handlers run at once in the process that relays, so what is left then takes moments.
 */
async function newsHasArrived(proposals: string, signal: AbortSignal): Promise<void> {
  for (let look = 1; look <= 100; look += 1) {
    const metrics = await fetch(`${proposals}/metrics`, { signal }).then((answer) => answer.text());
    await wait(80, undefined, { signal });
    if (/^outbox_waiting_documents(?:\{[^}]*\})? 0$/m.test(metrics)) return;
  }
}
