import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a worker does between two files: closes the environment of a page, then runs a file for Node. */
const script = `
  const Environment = require(${JSON.stringify(join(__dirname, '../jest/web-env.cjs'))});
  const before = { URLSearchParams, setTimeout };
  (async () => {
    const projectConfig = { testEnvironmentOptions: { url: 'http://localhost/' }, fakeTimers: {}, globals: {} };
    const environment = new Environment({ projectConfig, globalConfig: {} }, { console });
    new Request('http://localhost/');
    const isOneWindow = window === globalThis && document.defaultView === window;
    setInterval(() => process.exit(1), 50);
    await environment.teardown();
    const request = new Request('http://localhost/', { method: 'POST', body: new URLSearchParams({ a: '1' }) });
    console.log(JSON.stringify({
      isOneWindow,
      isBack: before.URLSearchParams === URLSearchParams && before.setTimeout === setTimeout && !('document' in globalThis),
      body: await request.text(),
    }));
  })();
`;

test("a page leaves nothing behind for the next file: no globals, no timers, and Node's fetch works as before", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script]);
  expect(JSON.parse(stdout)).toEqual({ isOneWindow: true, isBack: true, body: 'a=1' });
});
