import { listenForStop } from './stop-signals.ts';
import { eventually } from './supervisor/fake-services.ts';
import { silentTerminal } from './terminal.ts';

let stopped: AbortController;
let stopListening: () => void;
let parent: number;
let looks: number;
const before = process.env.npm_lifecycle_event;

function listen(startedBy: string): void {
  process.env.npm_lifecycle_event = startedBy;
  parent = 100;
  looks = 0;
  stopped = new AbortController();
  stopListening = listenForStop(stopped, silentTerminal, { parentCheckIntervalMs: 5, parentNow });
}

const parentNow = (): number => {
  looks += 1;
  return parent;
};

afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
  if (before === undefined) delete process.env.npm_lifecycle_event;
  else process.env.npm_lifecycle_event = before;
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops', (signal) => {
  listen('start');
  process.emit(signal);
  expect(stopped.signal.aborted).toBe(true);
});

test('the same key press, heard twice, is one; a later one ends the process', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
  listen('start');
  process.emit('SIGINT');
  now.mockReturnValue(10_500);
  process.emit('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  now.mockReturnValue(11_500);
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(130);
});

test('started by npm, it stops when the shell in between is gone', async () => {
  listen('start');
  parent = 1;
  await eventually(() => expect(stopped.signal.aborted).toBe(true));
});

test('started by hand, it outlives its terminal: it does not even look', () => {
  jest.useFakeTimers();
  listen('');
  parent = 1;
  looks = 0;
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(stopped.signal.aborted).toBe(false);
  expect(looks).toBe(0);
});
