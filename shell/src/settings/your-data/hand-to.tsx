import { useGetMembersQuery, useUser } from '@harambee/platform';
import { useState } from 'react';
import { nobody, TakeOver, takersFor } from '../../people/take-over.tsx';

/** Who takes over what the person leads: a field, and what is sent of it. Nothing where nobody could. */
export function useHandTo() {
  const { id } = useUser();
  const { data: members = [] } = useGetMembersQuery();
  const takers = takersFor(members, id);
  const [chosen, setChosen] = useState<string>();
  // Somebody must be chosen by hand: nobody here knows who it should be.
  const handTo = takers.find((one) => one.id === chosen)?.id ?? nobody;
  return {
    field: takers.length > 0 && <TakeOver takers={takers} value={handTo} onChange={setChosen} />,
    body: handTo === nobody ? {} : { handTo },
  };
}
