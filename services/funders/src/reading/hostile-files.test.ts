import { callFileLimits, type CallFileRefusal } from '@harambee/domain';
import { harmlessFiles, hostileBounds, hostileFiles, type RefusalReason } from '@harambee/calls/testing';
import { readInProcess } from './reading-process.ts';

jest.setTimeout(120_000);

/** The judges' names for our refusals. */
const reasons: Record<CallFileRefusal, RefusalReason[]> = {
  empty: ['empty'],
  noText: ['no-text'],
  onlyPictures: ['no-text'],
  tooLarge: ['too-large'],
  tooMuchText: ['too-large', 'too-complex'],
  tooManyPages: ['too-many-pages'],
  encrypted: ['encrypted'],
  olderOffice: ['wrong-type', 'encrypted'],
  broken: ['damaged'],
  inflates: ['expands-too-much'],
  wrongKind: ['wrong-type'],
  tooHeavy: ['too-complex'],
  forbidden: ['forbidden-content'],
};

test.each([...harmlessFiles, ...hostileFiles].filter(({id})=>!process.env.ONLY||id.includes(process.env.ONLY)))('$id', async ({ id, bytes, outcomes }) => {
  const t = Date.now();
  const b = Buffer.from(bytes());
  const answer = b.length > callFileLimits.bytes ? { refusal: 'tooLarge' as const } : await readInProcess(b);
  console.log(id, 'refusal' in answer ? answer.refusal + ' ' + (answer as any).error : 'read ' + answer.kind + JSON.stringify(answer.pages).slice(0,60), Date.now() - t, 'ms', Math.round(((answer as any).peak ?? 0)/1048576));
  const fits = outcomes.some((outcome) => {
    if (outcome.kind === 'refused') return 'refusal' in answer && reasons[answer.refusal].includes(outcome.reason);
    if ('refusal' in answer) return false;
    const text = answer.pages.flat().join('\n');
    return outcome.says.every((words) => text.includes(words)) && !(outcome.neverSays ?? []).some((words) => text.includes(words));
  });
  expect(fits).toBe(true);
});
