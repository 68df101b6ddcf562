import { FilePlaces } from './file-places.ts';

const busy = 'Other files are being read right now.';

const limits = { running: 1, all: 3, ofTenant: 2 };

/** Work that ends when the test says so, and a list of what was started. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, (value?: unknown) => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

test('files have their turn one after the other, and whoever has left is passed over', async () => {
  const places = new FilePlaces(limits, busy);
  const { started, work, end } = works();
  const [first, second, third] = [places.take('a'), places.take('a'), places.take('b')];
  const readings = [first.turn(work('first')), second.turn(work('second')), third.turn(work('third'))];
  expect([started, places.running]).toEqual([['first'], 1]);
  second.leave();
  end('first');
  await readings[0];
  await expect(readings[1]).rejects.toThrow(busy);
  expect(started).toEqual(['first', 'third']);
  end('third');
  await readings[2];
  expect(places.running).toBe(0);
});

test('a turn is handed on after work that fails', async () => {
  const places = new FilePlaces(limits, busy);
  const [first, second] = [places.take('a'), places.take('b')];
  const failing = first.turn(() => Promise.reject(new Error('no')));
  const next = second.turn(async () => 'read');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('read');
});

test('an organization has so many places, all have so many, and each is free again once', () => {
  const places = new FilePlaces(limits, busy);
  const [first] = [places.take('a'), places.take('a')];
  expect(() => places.take('a')).toThrow(busy);
  places.take('b');
  expect(() => places.take('c')).toThrow(busy);
  first.leave();
  first.leave();
  places.take('c');
  expect(() => places.take('d')).toThrow(busy);
});
