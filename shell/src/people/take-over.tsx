import { can } from '@harambee/domain';
import type { Member } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { SelectInput } from '@harambee/ui/app';
import { nameOf } from './name-of.ts';

/** Nobody takes over: what the person leads stays without somebody who leads it. */
export const nobody = '';

/** Who may take over what this person leads: everybody else who writes (ORG-09). */
export const takersFor = (members: readonly Member[], id: string): Member[] =>
  members.filter((one) => one.id !== id && can(one.role, 'proposals.write'));

interface TakeOverProps {
  takers: readonly Member[];
  value: string;
  onChange(id: string): void;
  /** Without "nobody", where handing over is all that happens. */
  mustChoose?: boolean;
}

/** Asks who takes over. */
export function TakeOver({ takers, value, onChange, mustChoose = false }: TakeOverProps) {
  const user = useUser();
  const choices = takers.map((one) => ({
    value: one.id,
    label: one.id === user.id ? `${nameOf(one)} (you)` : nameOf(one),
  }));
  return (
    <SelectInput
      name="handTo"
      label="Who takes over?"
      help="Proposals they lead or help with, their open tasks, their answers in the bank, and sign-offs asked of them."
      choices={mustChoose ? choices : [...choices, { value: nobody, label: 'Nobody for now' }]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
