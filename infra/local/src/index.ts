export { type RunningHarambee, type StartOptions, startHarambee } from './harambee.ts';
export { freePort } from './ports.ts';
export { type PublishedRemote, type PublishedRemotes, publishRemotes } from './publish-remotes.ts';
export { StartProblem } from './start-problem.ts';
export type { RunningProcess } from './supervisor/supervisor.ts';
export { processTerminal } from './terminal.ts';
export { ensureChromium } from './test-command/chromium.ts';
