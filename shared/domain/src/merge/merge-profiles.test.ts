import { lakesCall } from '../call/call.fixture.ts';
import { waterTrust } from '../profile/profile.fixture.ts';
import type { UpdateProfileBody } from '../profile/profile.schemas.ts';
import { mergeBankAnswers, mergeCalls } from './merge-calls.ts';
import { mergeProfiles } from './merge-profiles.ts';

const fact = (id: string, value: number) => ({
  id,
  name: 'People',
  value,
  unit: 'people',
  date: '2025-12-31',
  source: 'Report',
});
const read: UpdateProfileBody = { ...waterTrust, sdgs: [6, 4], facts: [fact('f1', 1), fact('f2', 2)] };
const merge = (mine: UpdateProfileBody, theirs: UpdateProfileBody) =>
  mergeProfiles({ read, mine: { ...read, ...mine }, theirs: { ...read, ...theirs } });

test('fields, goals and figures of both stay', () => {
  expect(
    merge(
      { location: 'Lodwar', sdgs: [6, 4, 3], facts: [fact('f1', 9), fact('f2', 2)] },
      { contactPhone: '+254 7', sdgs: [6], facts: [fact('f1', 1), fact('f2', 2), fact('f3', 3)] },
    ),
  ).toMatchObject({
    kind: 'merged',
    fields: {
      location: 'Lodwar',
      contactPhone: '+254 7',
      sdgs: [6, 3],
      facts: [{ value: 9 }, { value: 2 }, { value: 3 }],
    },
    theirs: ['Contact phone', expect.any(String), expect.any(String)],
  });
});

test('a figure that one removed and the other changed is asked about', () => {
  expect(merge({ facts: [fact('f1', 1)] }, { facts: [fact('f1', 1), fact('f2', 5)] })).toEqual({
    kind: 'asked',
    names: ['facts'],
  });
});

test('a description that repeats the mission follows it, and is no change of its own', () => {
  const mirrored = { ...read, mission: 'Water', description: 'Water' };
  const both = (mine: UpdateProfileBody, theirs: UpdateProfileBody) =>
    mergeProfiles({ read: mirrored, mine: { ...mirrored, ...mine }, theirs: { ...mirrored, ...theirs } });
  expect(
    both({ mission: 'Clean water', description: 'Clean water' }, { description: 'We are 23.' }),
  ).toMatchObject({
    kind: 'merged',
    fields: { mission: 'Clean water', description: 'We are 23.' },
  });
  expect(both({ mission: 'Clean water', description: 'Clean water' }, { location: 'L' })).toMatchObject({
    fields: { mission: 'Clean water', description: 'Clean water', location: 'L' },
  });
});

test('fields that were not sent are not in the merge', () => {
  const result = mergeProfiles({
    read,
    mine: { location: 'Lodwar' },
    theirs: { ...read, website: 'https://a.org' },
  });
  expect(result).toMatchObject({ kind: 'merged', fields: { location: 'Lodwar' } });
  expect(result.kind === 'merged' && Object.keys(result.fields)).toEqual(['location']);
});

test('calls: fields and rows of both stay; rules of the whole ask', () => {
  const [question, ...rest] = lakesCall.questions;
  if (!question) throw new Error('no question');
  expect(
    mergeCalls({
      read: lakesCall,
      mine: { ...lakesCall, name: 'Lakes 2027' },
      theirs: { ...lakesCall, questions: [{ ...question, number: '9' }, ...rest] },
    }),
  ).toMatchObject({ kind: 'merged', fields: { name: 'Lakes 2027', questions: [{ number: '9' }, ...rest] } });
  expect(
    mergeCalls({ read: lakesCall, mine: { ...lakesCall, name: 'A' }, theirs: { ...lakesCall, name: 'B' } }),
  ).toEqual({ kind: 'asked', names: ['name'] });
});

test('former answers: parts of both stay, the words are one text, and taking it on decides', () => {
  const of = (words: string) => [{ kind: 'paragraph' as const, pieces: [{ text: words }] }];
  const answer = {
    question: 'Why?',
    blocks: of('So.') as never,
    funder: '',
    callName: '',
    language: 'en' as const,
    reviewOn: '' as const,
  };
  expect(
    mergeBankAnswers({
      read: answer,
      mine: { ...answer, funder: 'Lakes', owner: 'self' },
      theirs: { ...answer, question: 'Why now?' },
    }),
  ).toEqual({
    kind: 'merged',
    fields: { ...answer, funder: 'Lakes', question: 'Why now?', owner: 'self' },
    theirs: ['Question'],
  });
  expect(
    mergeBankAnswers({
      read: answer,
      mine: { ...answer, blocks: of('Mine.') as never },
      theirs: { ...answer, blocks: of('Theirs.') as never },
    }),
  ).toEqual({ kind: 'asked', names: ['blocks'] });
});
