import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Processes that run an endless loop. Each has a session of its own: Linux divides time between sessions first,
 * so loops in one session would together get no more than one process of the product.
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
