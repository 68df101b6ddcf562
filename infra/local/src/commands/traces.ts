import { type ReceivedSpan, TraceReceiver, traceTree } from '@harambee/service-kit/traces';
import { StartProblem } from '../start-problem.ts';
import { processTerminal, type Terminal } from '../terminal.ts';

/** Where collectors listen for OTLP over HTTP. */
const usualPort = 4_318;
/** Milliseconds without a new span after which a trace is printed. */
const quietFor = 2_000;

/** Prints each trace once nothing more of it comes. Resolves with how to stop. */
export async function printTraces(
  terminal: Terminal,
  { port = usualPort, quiet = quietFor } = {},
): Promise<{ address: string; stop(): Promise<void> }> {
  const receiver = new TraceReceiver();
  const timers = new Map<string, NodeJS.Timeout>();
  const print = (traceId: string) => {
    timers.delete(traceId);
    const own = receiver.spans.filter((span) => span.traceId === traceId);
    terminal.line([`\ntrace ${traceId}`, ...traceTree(own)].join('\n'));
  };
  receiver.onSpans = (spans: readonly ReceivedSpan[]) => {
    for (const traceId of new Set(spans.map((span) => span.traceId))) {
      clearTimeout(timers.get(traceId));
      timers.set(traceId, setTimeout(print, quiet, traceId));
    }
  };
  const address = await receiver.listen(port).catch((error: Error & { code?: string }) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartProblem(`Port ${port} is taken: another collector runs already, and takes the traces.`);
  });
  return {
    address,
    stop: async () => {
      for (const timer of timers.values()) clearTimeout(timer);
      await receiver.close();
    },
  };
}

/** `npm run traces`: until it is stopped (OPS-31). */
export async function runTraces(terminal: Terminal = processTerminal): Promise<void> {
  try {
    const { address } = await printTraces(terminal);
    terminal.line(
      `Waiting for traces. In another terminal: OTEL_EXPORTER_OTLP_ENDPOINT=${address} npm start`,
    );
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    terminal.line(error.message);
    process.exitCode = 1;
  }
}
