import sharp from 'sharp';
import { cleanInProcess, cleaningLimits } from './clean-in-process.ts';

// Each picture has a process of its own, and a busy machine takes long to start one.
jest.setTimeout(60_000);

const photo = () =>
  sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

test('a picture within its bounds is made anew', async () => {
  expect(await cleanInProcess(await photo(), 'photo')).toMatchObject({ width: 1_000, height: 1_000 });
});

test.each([
  ['time', { timeMs: 1 }],
  ['memory', { dataMb: 60 }],
  ['output', { answerBytes: 10 }],
])('the process of a picture ends when it takes more %s than it may', async (_what, limit) => {
  const limits = { ...cleaningLimits, ...limit };
  expect(await cleanInProcess(await photo(), 'photo', limits)).toEqual({ refusal: 'tooHeavy' });
});

test('a drawing that keeps the processor busy is refused within the bounds, not waited for', async () => {
  const stacked = Array.from(
    { length: 40 },
    () => '<feTurbulence baseFrequency="0.9" numOctaves="200"/><feMorphology radius="90"/>',
  ).join('');
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 4000"><filter id="f" x="0" y="0" width="1" height="1">${stacked}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`;
  const limits = { ...cleaningLimits, processorSeconds: 2 };
  expect(await cleanInProcess(Buffer.from(bomb), 'logo', limits)).toEqual({ refusal: 'tooHeavy' });
});
