import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as S from './versions.styles.ts';

/** Opening an earlier text, or two, takes keyboard and screen reader to where it begins; loading the page does not. */
export function VersionHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The router's name for the place a document was loaded at.
  const isOpenedByLink = useRef(useLocation().key !== 'default');
  useEffect(() => {
    if (isOpenedByLink.current) heading.current?.focus();
  }, []);
  return (
    <S.Heading ref={heading} tabIndex={-1}>
      {children}
    </S.Heading>
  );
}
