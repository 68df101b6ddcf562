import type { Facts } from '../../../../traced-text/text-facts.ts';
import type { OtherText } from '../texts/other-texts.ts';
import { beginningOf } from './beginning-of.ts';

/** Which facts of today stay, go and come in (DRAFT-31). */
export function FactBalance({ other: { kept, lost, sources }, facts }: { other: OtherText; facts: Facts }) {
  const labels = (ids: readonly string[]) => ids.flatMap((id) => facts.get(id) ?? []);
  const known = new Set([...kept, ...lost]);
  const more = labels([...new Set(sources.map(({ fact }) => fact))].filter((id) => !known.has(id)));
  const gone = labels(lost);
  return (
    <section>
      <h4>
        {gone.length === 0
          ? kept.length === 0
            ? 'It states no fact, as today'
            : `${kept.length === 1 ? 'The one fact stays' : `All ${kept.length} facts stay`}`
          : `${kept.length === 1 ? '1 fact stays' : `${kept.length} facts stay`}, ${gone.length === 1 ? '1 goes' : `${gone.length} go`}`}
      </h4>
      {gone.length > 0 && <FactList facts={gone} mark="lost" />}
      {more.length > 0 && (
        <>
          <h4>{more.length === 1 ? '1 fact comes in' : `${more.length} facts come in`}</h4>
          <FactList facts={more} mark="more" />
        </>
      )}
    </section>
  );
}

function FactList({
  facts,
  mark,
}: {
  facts: readonly { id: string; label: string; value: string }[];
  mark: string;
}) {
  return (
    <ul data-facts={mark}>
      {facts.map(({ id, label, value }) => (
        <li key={id}>
          {label}: {beginningOf(value)}
        </li>
      ))}
    </ul>
  );
}
