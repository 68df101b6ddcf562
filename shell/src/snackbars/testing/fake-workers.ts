/** Stands where the browser's own is; the test is the browser. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown) {
    this.heard.push(message);
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = jest.fn(async () => {});
}

export class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  register = jest.fn(async (): Promise<FakeRegistration | undefined> => this.registration);

  /** A new version was found and installed: it waits when there is one in charge. */
  deploy(): FakeWorker {
    const worker = new FakeWorker();
    this.registration.waiting?.become('redundant');
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    Object.assign(this.registration, { installing: null, waiting: worker });
    worker.become('installed');
    return worker;
  }

  /** It takes charge of every page. */
  takeOver(worker: FakeWorker) {
    this.registration.waiting = null;
    this.controller = worker;
    worker.become('activated');
    this.dispatchEvent(new Event('controllerchange'));
  }
}

export function fakeWorkers(): FakeWorkers {
  const workers = new FakeWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  return workers;
}

export const noWorkers = () => Reflect.deleteProperty(navigator, 'serviceWorker');
