import { useUser } from '@harambee/platform';
import { Avatar } from '@harambee/ui/app';
import type { ShownTeam } from './use-team.ts';

type NameOf = ShownTeam['nameOf'];

/** A name, and who that is for the reader. */
export function useNamed(nameOf: NameOf): (id: string) => string | undefined {
  const { id: self } = useUser();
  return (id) => {
    const name = nameOf(id);
    return name && id === self ? `${name} (you)` : name;
  };
}

/** Who leads the proposal. */
export function Owner({ id, nameOf }: { id: string; nameOf: NameOf }) {
  const name = useNamed(nameOf)(id);
  if (!name) return null;
  return (
    <li>
      <Avatar name={nameOf(id) ?? ''} size={28} />
      <span>
        <b dir="auto">{name}</b>
        <small>Leads it</small>
      </span>
    </li>
  );
}

/** Who helps with it. */
export function Persons({ ids, nameOf }: { ids: readonly string[]; nameOf: NameOf }) {
  const named = useNamed(nameOf);
  return ids
    .filter((id) => nameOf(id))
    .map((id) => (
      <li key={id}>
        <Avatar name={nameOf(id) ?? ''} size={28} />
        <span>
          <b dir="auto">{named(id)}</b>
          <small>Helps</small>
        </span>
      </li>
    ));
}
