import { Icon, VisuallyHidden } from '@harambee/ui';
import type { ComparedSection, ComparedText } from './version-diff.ts';
import * as S from './versions.styles.ts';

interface SectionCompareProps {
  section: ComparedSection;
  before: number;
  after: number;
}

/** A changed section side by side; one without a change is folded and says so. */
export function SectionCompare({ section, before, after }: SectionCompareProps) {
  const { key, title } = section;
  if (!section.isChanged) {
    return (
      <S.Same>
        <summary>
          <Icon name="chevron-right" size={16} />
          <h3>{title}</h3>
          No change
        </summary>
        <S.Side as="div">
          <Words text={section.after} />
        </S.Side>
      </S.Same>
    );
  }
  return (
    <S.Section aria-labelledby={`compared-${key}`}>
      <h3 id={`compared-${key}`}>{title}</h3>
      <S.Pair>
        <S.Side>
          <h4>{sideTitle(before, section.before)}</h4>
          <Words text={section.before} change="removed" />
        </S.Side>
        <S.Side>
          <h4>{sideTitle(after, section.after)}</h4>
          <Words text={section.after} change="added" />
        </S.Side>
      </S.Pair>
    </S.Section>
  );
}

const sideTitle = (version: number, text: ComparedText | undefined) =>
  `Version ${version}${text ? `, ${text.words === 1 ? '1 word' : `${text.words} words`}` : ''}`;

/** What only one side has is underlined or struck through; screen readers, which skip both, hear it in words. */
function Words({ text, change }: { text: ComparedText | undefined; change?: 'removed' | 'added' }) {
  if (!text) return <p>This version does not have this section.</p>;
  const Mark = change === 'removed' ? 'del' : 'ins';
  return (
    <p dir="auto">
      {text.stretches.map(({ text: words, isOwn }, place) =>
        isOwn && change && words.trim() !== '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two finished texts do not move
          <Mark key={place}>
            <VisuallyHidden>{`${change}: `}</VisuallyHidden>
            {words}
            <VisuallyHidden>{` end of ${change} words `}</VisuallyHidden>
          </Mark>
        ) : (
          words
        ),
      )}
    </p>
  );
}
