import { type Stretch, writtenBy } from '@harambee/domain';
import type { GeneratedSection, SectionLimit, StaleSection } from '@harambee/domain/schemas';
import { Icon } from '@harambee/ui';
import { memo, type ReactNode } from 'react';
import type { MarkingProps } from '../../../traced-text/marked-parts.tsx';
import { SectionLength } from '../text/section-length.tsx';
import { SectionTables } from '../text/section-table.tsx';
import { StaleNote } from '../text/stale-note.tsx';
import * as S from '../text/text.styles.ts';
import { TextBlocks } from '../text/text-blocks.tsx';

interface SectionViewProps extends MarkingProps {
  section: GeneratedSection;
  limit: SectionLimit | undefined;
  /** Say who wrote it: several did write the text. */
  isWriterShown: boolean;
  /** Its answers were changed since. */
  stale?: StaleSection | undefined;
  onWriteAgain?: ((sections: StaleSection['section'][]) => void) | undefined;
  /** Where the readiness led to: a stretch of the text, or the section as a whole. */
  found?: Stretch | 'section';
  /** In place of its words: as people edited them, or the editor. */
  children?: ReactNode;
  /** Absent while its text may not be changed, or is being changed. */
  onEditText?: ((section: GeneratedSection['key']) => void) | undefined;
  /** Absent as `onEditText` is. */
  onRewrite?: ((section: GeneratedSection['key']) => void) | undefined;
  /** Absent where nobody can comment. */
  onComment?: ((section: GeneratedSection['key']) => void) | undefined;
}

/** Under which the button of a section gets the focus back. */
export const editButtonId = (section: string): string => `edit-text-${section}`;

/** Fetched before it is asked for. */
const prefetchEditor = () => void import('../text-editor/section-editor.tsx');

/** One section as it is read. Memoized, so that it is unchanged while another one is marked. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const {
    section,
    limit,
    isWriterShown,
    found,
    facts,
    stale,
    onWriteAgain,
    onEditText,
    onRewrite,
    onComment,
  } = props;
  const { key, title, text, words, sources, tables } = section;
  const titleId = `section-${key}`;
  return (
    <section aria-labelledby={titleId} data-section={key}>
      <S.Head>
        <h2 id={titleId}>
          {found === 'section' ? (
            <mark data-found="" tabIndex={-1}>
              {title}
            </mark>
          ) : (
            title
          )}{' '}
          <SectionLength text={text} words={words} limit={limit} />
        </h2>
        {onComment && (
          <button
            type="button"
            aria-label={`Comment on ${title}`}
            title="Comment"
            aria-keyshortcuts="Control+Alt+M"
            onClick={() => onComment(key)}
          >
            <Icon name="comment" size={18} />
          </button>
        )}
        {onRewrite && (
          <button type="button" aria-label={`Write again: ${title}`} onClick={() => onRewrite(key)}>
            <Icon name="refresh" size={16} /> Write again
          </button>
        )}
        {onEditText && (
          <button
            type="button"
            id={editButtonId(key)}
            aria-label={`Edit text of ${title}`}
            onPointerEnter={prefetchEditor}
            onFocus={prefetchEditor}
            onClick={() => onEditText(key)}
          >
            <Icon name="pencil" size={16} /> Edit text
          </button>
        )}
      </S.Head>
      {stale && <StaleNote stale={stale} title={title} onWriteAgain={onWriteAgain} />}
      {isWriterShown && <S.Writer>{writtenBy([section])}</S.Writer>}
      {props.children ?? (
        <TextBlocks
          text={text}
          sources={sources}
          facts={facts}
          found={found === 'section' ? undefined : found}
        />
      )}
      {tables && <SectionTables tables={tables} facts={facts} />}
    </section>
  );
});

/** Several wrote the text. */
export const isMixed = (sections: readonly GeneratedSection[]): boolean =>
  new Set(sections.map((section) => writtenBy([section]))).size > 1;
