import type { ProposalFields } from '@harambee/domain/schemas';
import type { Finding } from '@harambee/drafting/checks';
import { LiveRegion, styled } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { FindingList } from './finding-list.tsx';
import { countInWords } from './finding-words.ts';
import * as S from './findings.styles.ts';
import { useFindings } from './use-findings.ts';

interface FormFindings {
  findings: readonly Finding[];
  onPlace: (path: string) => void;
}

const Context = createContext<FormFindings>({ findings: [], onPlace: () => {} });

interface ProviderProps {
  /** Leads to a place of the form, wherever it is. */
  onPlace: (path: string) => void;
  children: ReactNode;
}

/** Checks a form while somebody writes in it, once for all of its fields, and says politely how much is found (CHECK-07). */
export function FormFindingsProvider({ onPlace, children }: ProviderProps) {
  const { values } = useFormikContext<ProposalFields>();
  const found = useFindings({ values });
  // What a row lacks stands in the row already.
  const findings = useMemo(() => (found ?? []).filter(({ kind }) => kind !== 'incomplete'), [found]);
  return (
    <Context.Provider value={{ findings, onPlace }}>
      <LiveRegion>{countInWords(findings.length)}</LiveRegion>
      {children}
    </Context.Provider>
  );
}

const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** What is found at a place of the form; the other places of a finding are links. */
export function FindingsAt({ place }: { place: string }) {
  const { findings, onPlace } = useContext(Context);
  const own = findings.filter(({ places }) => places.some(({ path }) => isAt(path, place)));
  if (own.length === 0) return null;
  const isElsewhere = (path: string) => !isAt(path, place);
  return (
    <S.Box role="group" aria-label="What the checks find here">
      <FindingList findings={own} onPlace={onPlace} isLinked={isElsewhere} />
    </S.Box>
  );
}

const Stack = styled.div`display: grid; gap: 10px; grid-template-columns: minmax(0, 1fr);`;

/** A field with what is found in it below. */
export const WithFindings = ({ at, children }: { at: string; children: ReactNode }) => (
  <Stack>
    {children}
    <FindingsAt place={at} />
  </Stack>
);
