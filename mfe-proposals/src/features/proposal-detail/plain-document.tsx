import type { GeneratedSection } from '@harambee/domain/schemas';
import { isMixed, SectionView } from './document/section-view.tsx';
import { Legend } from './text/legend.tsx';
import * as S from './text/text.styles.ts';

/** An earlier text as it is read: what it states was traced for the newest only. */
export function PlainDocument({ sections }: { sections: GeneratedSection[] }) {
  return (
    <S.Sheet>
      <Legend sections={sections} facts={undefined} />
      <S.Body>
        {sections.map((section) => (
          <SectionView
            key={section.key}
            section={section}
            limit={undefined}
            isWriterShown={isMixed(sections)}
          />
        ))}
      </S.Body>
    </S.Sheet>
  );
}
