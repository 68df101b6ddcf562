import type { RewriteKind, WhyWithoutModel } from '@harambee/domain';
import type { GeneratedSection, RewriteSection } from '@harambee/domain/schemas';
import { logFailure } from '@harambee/platform';
import { useEffect, useRef, useState } from 'react';
import { useCreateSectionVariantsMutation } from '../../../api/section-variants.api.ts';
import type { RewrittenFrom } from './texts/changes-to.ts';
import { type OtherText, textsOfService } from './texts/other-texts.ts';

/** What came of asking for one way; a refusal keeps what was asked, so that it can be asked again. */
export type Outcome =
  | { texts: OtherText[]; withoutModel?: WhyWithoutModel | undefined }
  | { error: unknown; body: RewriteSection };
export type Outcomes = Partial<Record<RewriteKind, Outcome>>;

export interface Rewrites {
  outcomes: Outcomes;
  /** The way that is being written now. */
  asking: RewriteKind | undefined;
  ask: (body: RewriteSection) => Promise<void>;
  stop: () => void;
}

/** Asks the service for a section in another way, one at a time. What came of it stays while the page is open. */
export function useRewrites(
  id: string,
  section: GeneratedSection['key'],
  from: RewrittenFrom,
  earlier: Outcomes,
): Rewrites {
  const [create] = useCreateSectionVariantsMutation();
  const [outcomes, setOutcomes] = useState(earlier);
  const [asking, setAsking] = useState<RewriteKind>();
  const running = useRef<ReturnType<typeof create>>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (body: RewriteSection) => {
    const { kind } = body;
    running.current?.abort();
    const request = create({ id, section, body });
    running.current = request;
    setAsking(kind);
    const { data, error } = await request;
    if (running.current !== request) return;
    running.current = undefined;
    setAsking(undefined);
    if (error) logFailure('Failed to write a section again', error);
    const outcome: Outcome = data
      ? { texts: textsOfService(kind, data.variants, from), withoutModel: data.withoutModel }
      : { error, body };
    earlier[kind] = outcome;
    setOutcomes({ ...earlier });
  };
  const stop = () => {
    const request = running.current;
    running.current = undefined;
    setAsking(undefined);
    request?.abort();
  };
  return { outcomes, asking, ask, stop };
}
