import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Processes that do nothing but turn. Each in a session of its own: Linux shares time out between sessions first, and
 * loops in one session would together take no more than one of the product's processes.
 */
export function startBusyLoops(count: number): () => void {
  const loops: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(
      'sh',
      [
        '-c',
        'while kill -0 "$0" 2>/dev/null; do i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; done',
        String(process.pid),
      ],
      {
        detached: true,
        stdio: 'ignore',
      },
    ),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
