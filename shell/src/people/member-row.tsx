import { formatDay } from '@harambee/domain';
import type { Member } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { Avatar, Menu, type MenuItemEntry, StatusChip } from '@harambee/ui/app';
import { type Asked, nameOf } from './member-actions.tsx';
import { Row } from './people.styles.ts';

/** One person; an owner also sees what can be done. */
export function MemberRow({ member, onAsk }: { member: Member; onAsk: (asked: Asked) => void }) {
  const user = useUser();
  const name = nameOf(member);
  const isSelf = member.id === user.id;
  const isOwner = member.role === 'Owner';
  const items: MenuItemEntry[] = [
    isOwner
      ? { label: 'Make member', icon: 'user', onSelect: () => onAsk({ action: 'member', member }) }
      : { label: 'Make owner', icon: 'check-circle', onSelect: () => onAsk({ action: 'owner', member }) },
    ...(isSelf
      ? []
      : [
          {
            label: 'Remove',
            icon: 'trash',
            danger: true,
            onSelect: () => onAsk({ action: 'remove', member }),
          } as const,
        ]),
  ];
  return (
    <Row>
      <Avatar name={name} size={36} />
      <div>
        <b>
          {name}
          {isSelf && <span> (you)</span>}
        </b>
        <small>{member.email}</small>
        <small>Here since {formatDay(member.joinedAt)}</small>
      </div>
      <StatusChip tone={isOwner ? 'success' : 'info'} icon="user" label={member.role} />
      {user.role === 'Owner' ? <Menu label={`Change ${name}`} items={items} iconOnly /> : <span />}
    </Row>
  );
}
