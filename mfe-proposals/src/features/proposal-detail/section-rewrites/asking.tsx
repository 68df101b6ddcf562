import { type RewriteKind, rewriteKinds } from '@harambee/domain';
import { Button, Spinner } from '@harambee/ui';
import { useEffect, useRef, useState } from 'react';
import * as S from './rewrite.styles.ts';

interface AskingProps {
  kind: RewriteKind;
  /** Who writes: the model, or Harambee. */
  who: string;
  isModel: boolean;
  onStop: () => void;
}

/** Said after so many milliseconds: a model takes its time, and nobody knows how long. */
const steps = [
  [0, 'reads the section and its facts'],
  [4_000, 'writes three texts side by side'],
  [15_000, 'is still writing; each sentence is then checked against your facts'],
  [30_000, 'takes long; it is given up after 45 seconds'],
] as const;

/** What is happening now, and a way out of it. */
export function Asking({ kind, who, isModel, onStop }: AskingProps) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timers = isModel ? steps.map(([after], at) => setTimeout(() => setStep(at), after)) : [];
    return () => timers.forEach(clearTimeout);
  }, [isModel]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A statement: newer browsers answer a promise, which React would take for what ends the effect.
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const doing = isModel ? steps[step]?.[1] : 'looks for other words';
  return (
    <S.Asking ref={root}>
      <Spinner label={`${rewriteKinds[kind].label.replace('…', '')}: ${who} ${doing}.`} showLabel />
      <Button small onClick={onStop}>
        Stop
      </Button>
    </S.Asking>
  );
}
