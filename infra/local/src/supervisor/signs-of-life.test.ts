import { clockTime, processorTime } from './signs-of-life.ts';

test.each([
  ['0:01.50', 1_500],
  ['00:00:07', 7_000],
  ['1-02:03:04', 93_784_000],
  ['', undefined],
  ['TIME', undefined],
])('ps writes %p: %p milliseconds', (text, milliseconds) => {
  expect(clockTime(text)).toBe(milliseconds);
});

test('work is seen on a system that tells of it, and a process that is not there has done none', async () => {
  const before = await processorTime(process.pid);
  const until = process.cpuUsage().user + 200_000;
  while (process.cpuUsage().user < until);
  if (before !== undefined) expect(await processorTime(process.pid)).toBeGreaterThanOrEqual(before + 100);
  expect(await processorTime(2 ** 22 + 1)).toBeUndefined();
});
