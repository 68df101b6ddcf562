/**
 * Where the worker's file is. The build knows the name (`worker` in webpack.config.mjs) and takes `new WorkerAddress(…)` for
 * `new Worker(…)`: so the page learns the address and can check the file before it runs.
 */
export class WorkerAddress {
  readonly href: string;

  constructor(address: URL) {
    this.href = address.href;
  }
}
