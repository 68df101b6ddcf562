import { setTimeout } from 'node:timers/promises';

const bytes = (text: string) => Buffer.from(text);

export const echo = (text: string) => bytes(text);

/** Counted in the thread, to detect a document that is made twice. */
let made = 0;
export const count = () => {
  made += 1;
  return bytes(String(made));
};

export const slow = async (ms: number) => {
  await setTimeout(ms);
  return bytes('slow');
};

/** Never returns: only terminating the thread ends it. */
export const endless = (): Buffer => {
  for (let turns = 0; ; turns += 1) if (turns < 0) return bytes('never');
};

export const greedy = (): Buffer => {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, (_, index) => index + all.length));
};

export const broken = (): Buffer => {
  throw new Error('this text cannot be set');
};
