import type { Slot, SlotKind } from '../../slots/slot.ts';
import { bangladesh } from './bangladesh.fixture.ts';
import { ghana } from './ghana.fixture.ts';
import { kenya } from './kenya.fixture.ts';
import { london } from './london.fixture.ts';
import { peru } from './peru.fixture.ts';

/** Ten sections as a good writer would write them, with slots for facts. */
export interface GoodSections {
  project: string;
  facts: [id: string, kind: SlotKind, subject: string, value: string][];
  sections: [key: string, text: string][];
}

/** The five projects, their facts as slots. */
export const goodProjects = [kenya, ghana, bangladesh, london, peru].map(({ project, facts, sections }) => ({
  project,
  slots: facts.map(
    ([id, kind, subject, value]): Slot => ({
      id,
      kind,
      subject,
      value,
      sources: [{ start: 0, end: value.length, fact: `proposal.${id}` }],
    }),
  ),
  texts: sections.map(([, text]) => text),
}));
