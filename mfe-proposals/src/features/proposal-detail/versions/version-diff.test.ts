import type { ProposalSectionKey } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { type ComparedText, compareSections } from './version-diff.ts';

const section = (text: string, key: ProposalSectionKey = 'budget'): GeneratedSection => ({
  key,
  title: key,
  text,
  needs: [],
  words: text.split(/\s+/).length,
});
const compare = (before: string, after: string) => compareSections([section(before)], [section(after)])[0];
const own = (text: ComparedText | undefined) =>
  text?.stretches.filter(({ isOwn }) => isOwn).map(({ text: words }) => words.trim());
const whole = (text: ComparedText | undefined) =>
  text?.stretches
    .map(({ text: words }) => words)
    .join('')
    .replace(/\s+/g, ' ');

describe('two texts, word by word', () => {
  test.each([
    [
      'English',
      'We drill nine wells in Kitui.',
      'We drill twelve deep wells in Kitui.',
      ['nine'],
      ['twelve deep'],
    ],
    ['Swahili', 'Tunachimba visima tisa.', 'Tunachimba visima kumi.', ['tisa'], ['kumi']],
    ['Arabic', 'نحفر تسعة آبار في القرية', 'نحفر عشرة آبار في القرية', ['تسعة'], ['عشرة']],
    ['Chinese', '我们修理九口水井', '我们修理十口水井', ['九'], ['十']],
    ['money', 'It costs $48,200 in all.', 'It costs $51,900 in all.', ['48,200'], ['51,900']],
  ])('%s: only what differs is marked, and both texts stay whole', (_name, before, after, removed, added) => {
    const compared = compare(before, after);
    expect(compared?.isChanged).toBe(true);
    expect(own(compared?.before)).toEqual(removed);
    expect(own(compared?.after)).toEqual(added);
    expect(whole(compared?.before)).toBe(before);
    expect(whole(compared?.after)).toBe(after);
  });

  test('another line break is no change', () => {
    expect(compare('One.\n\nTwo.', 'One. Two.')?.isChanged).toBe(false);
  });

  // Without the limit of the search every second word would be found in both, and a longer text would take seconds.
  test('texts with next to nothing in common are shown as written anew', () => {
    const words = (from: number) => Array.from({ length: 800 }, (_, at) => `a w${from + at}`).join(' ');
    const compared = compare(words(0), words(800));
    expect(compared?.before?.stretches).toEqual([{ text: words(0), isOwn: true }]);
    expect(compared?.after?.stretches).toEqual([{ text: words(800), isOwn: true }]);
  });

  test('a section that only one version has is a change; the later order counts', () => {
    const compared = compareSections(
      [section('a', 'budget'), section('b', 'team')],
      [section('c', 'impact'), section('a', 'budget')],
    );
    expect(compared.map(({ key, isChanged }) => [key, isChanged])).toEqual([
      ['impact', true],
      ['budget', false],
      ['team', true],
    ]);
    expect(compared[0]?.before).toBeUndefined();
    expect(compared[2]?.after).toBeUndefined();
  });
});
